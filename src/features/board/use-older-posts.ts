import type { PostCategory } from '#domain/board/post.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { useOlderPages, type OlderPages } from '#session/use-older-pages.ts';
import type { CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';

/** Posts of a page, as the list shows them and as the server gives them. */
export const PAGE = 30;

/** How far down the posts go, and the way to go further. */
export const useOlderPosts = (
  category: PostCategory | null,
  sync: Pick<CatalogueSync, 'loadOlderPosts'> = catalogueSync,
): OlderPages =>
  useOlderPages(PAGE, async (from) => {
    const page = await sync.loadOlderPosts(category, from);
    if (!page.ok) throw new Error(page.code);
    return page.value;
  });
