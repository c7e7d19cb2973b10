import type { UserId } from '#domain/ids.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { useOlderPages, type OlderPages } from '#session/use-older-pages.ts';
import type { CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';

/** Reviews of a page, as the list shows them and as the server gives them. */
export const PAGE = 50;

/** How far down the reviews of a person go, and the way to go further. */
export const useOlderReviews = (
  uid: UserId,
  sync: Pick<CatalogueSync, 'loadOlderReviews'> = catalogueSync,
): OlderPages =>
  useOlderPages(PAGE, async (from) => {
    const page = await sync.loadOlderReviews(uid, from);
    if (!page.ok) throw new Error(page.code);
    return page.value;
  });
