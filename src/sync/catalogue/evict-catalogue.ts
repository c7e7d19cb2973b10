import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { cursorKeys, visitKeys } from '#data/local/cursor-keys.ts';
import type { PostId, ProductId } from '#domain/ids.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { removePosts } from './post-rows.ts';
import { removeProducts } from './product-rows.ts';

/** What a home page without network still shows. */
const NEWEST_KEPT = { products: 60, posts: 30 } as const;

/**
 * Gives up old entries of the catalogue for space and says how many. First goes what was never opened and is not
 * new, then what was opened longest ago, half of it at each call; never what is kept (favorites, the listings of
 * one's rooms), shops, prices, fees or people, which are small. 0 means that nothing is left to give up.
 */
export async function evictCatalogue(
  deps: Pick<CatalogueDeps, 'catalogue' | 'environment' | 'keptProducts'>,
): Promise<number> {
  const { catalogue } = deps;
  const kept = await deps.keptProducts();
  const products = (await catalogue.products.orderBy('bumpedAt').primaryKeys()).toReversed();
  const posts = (await catalogue.posts.orderBy('createdAt').primaryKeys()).toReversed();
  const visited = new Set(await catalogue.visits.toCollection().primaryKeys());

  const unopened = {
    products: products
      .slice(NEWEST_KEPT.products)
      .filter((id) => !kept.has(id) && !visited.has(visitKeys.product(id))),
    posts: posts.slice(NEWEST_KEPT.posts).filter((id) => !visited.has(visitKeys.post(id))),
  };
  if (unopened.products.length + unopened.posts.length > 0) {
    await raiseFloor(deps, unopened.products);
    return giveUp(catalogue, unopened.products, unopened.posts);
  }
  const visitedAt = new Map((await catalogue.visits.toArray()).map(({ key, at }) => [key, at]));
  const longestUnseenHalf = <Id>(newestFirst: readonly Id[], keyOf: (id: Id) => string): readonly Id[] =>
    newestFirst
      .toReversed()
      .toSorted((a, b) => (visitedAt.get(keyOf(a)) ?? 0) - (visitedAt.get(keyOf(b)) ?? 0))
      .slice(0, Math.ceil(newestFirst.length / 2));
  const unkept = products.filter((id) => !kept.has(id));
  return giveUp(
    catalogue,
    longestUnseenHalf(unkept, visitKeys.product),
    longestUnseenHalf(posts, visitKeys.post),
  );
}

async function giveUp(
  catalogue: CatalogueDatabase,
  productIds: readonly ProductId[],
  postIds: readonly PostId[],
): Promise<number> {
  await removeProducts(catalogue, productIds);
  await removePosts(catalogue, postIds);
  await catalogue.visits.bulkDelete([...productIds.map(visitKeys.product), ...postIds.map(visitKeys.post)]);
  return productIds.length + postIds.length;
}

/** Lists must not fetch back by the way what has just been given up; `evicted` stands newest first. */
async function raiseFloor(
  { catalogue, environment }: Pick<CatalogueDeps, 'catalogue' | 'environment'>,
  evicted: readonly ProductId[],
): Promise<void> {
  const [newest] = evicted;
  const row = newest && (await catalogue.products.get(newest));
  if (!row) return;
  await catalogue.cursors.put({
    key: cursorKeys.productFloor,
    value: row.bumpedAt,
    syncedAt: environment.now(),
  });
}
