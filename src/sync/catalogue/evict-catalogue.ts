import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { visitKeys } from '#data/local/cursor-keys.ts';
import { removePosts } from '#data/local/post-store.ts';
import { removeListings } from '#data/local/product-store.ts';
import { forgetVisits } from '#data/local/visit-store.ts';
import type { PostId, ProductId } from '#domain/ids.ts';
import { longestUnseen } from '../market/keep-listings.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';

/** What the board without network still shows. */
const NEWEST_POSTS_KEPT = 30;

/**
 * Gives up old entries of the catalogue for space and says how many: at each call the half of the listings
 * that were not seen for longest, and posts that were never opened, then those opened longest ago. Never what
 * is kept (favorites, the listings of one's rooms) or one's own, nor shops, prices, fees or people, which are
 * small. 0 means that nothing is left.
 */
export async function evictCatalogue(
  deps: Pick<CatalogueDeps, 'catalogue' | 'environment' | 'keptProducts'>,
): Promise<number> {
  const { catalogue } = deps;
  const listings = await longestUnseen(deps);
  const posts = (await catalogue.posts.orderBy('createdAt').primaryKeys()).toReversed();
  const visitedAt = new Map((await catalogue.visits.toArray()).map(({ key, at }) => [key, at]));

  const unopened = posts.slice(NEWEST_POSTS_KEPT).filter((id) => !visitedAt.has(visitKeys.post(id)));
  const unseen = posts
    .toReversed()
    .toSorted((a, b) => (visitedAt.get(visitKeys.post(a)) ?? 0) - (visitedAt.get(visitKeys.post(b)) ?? 0));
  return giveUp(
    catalogue,
    listings.slice(0, Math.ceil(listings.length / 2)),
    // The newest go last.
    unopened.length > 0 || listings.length > 0 ? unopened : unseen.slice(0, Math.ceil(posts.length / 2)),
  );
}

async function giveUp(
  catalogue: CatalogueDatabase,
  productIds: readonly ProductId[],
  postIds: readonly PostId[],
): Promise<number> {
  await removeListings(catalogue, productIds);
  await removePosts(catalogue, postIds);
  await forgetVisits(catalogue, [...productIds.map(visitKeys.product), ...postIds.map(visitKeys.post)]);
  return productIds.length + postIds.length;
}
