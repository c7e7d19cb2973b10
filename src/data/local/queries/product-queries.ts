import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
import { cursorKeys } from '../cursor-keys.ts';
import { syncedAt } from './cursor-queries.ts';

/** A listing by id. A hidden one is there for nobody but its seller. */
export async function findProduct(
  db: CatalogueDatabase,
  id: ProductId,
  viewer: UserId | null,
): Promise<Product | undefined> {
  const product = await db.products.get(id);
  return product && (isShown(product) || product.sellerId === viewer) ? product : undefined;
}

/**
 * As of when a listing is here: when it was last asked for, or seen in a list, its seller's too; `null` before
 * all of these. What is later than `now` was noted by a clock that has been set back since: what came after it
 * counts.
 */
export async function listingAsOf(db: CatalogueDatabase, id: ProductId, now: Millis): Promise<Millis | null> {
  const [held, seen] = await Promise.all([db.products.get(id), db.sightings.get(id)]);
  const ofSeller = held
    ? [cursorKeys.productsOfSeller(held.sellerId), cursorKeys.ownProducts(held.sellerId)]
    : [];
  const asked = await Promise.all([cursorKeys.product(id), ...ofSeller].map((key) => syncedAt(db, key)));
  const times = [seen?.at ?? null, ...asked].filter((at) => at !== null);
  if (times.length === 0) return null;
  const past = times.filter((at) => at <= now);
  return millis(past.length > 0 ? Math.max(...past) : Math.min(...times));
}

/** The listings of `ids` that are on the device and shown, in the order of `ids`. */
export async function productsByIds(
  db: CatalogueDatabase,
  ids: readonly ProductId[],
): Promise<readonly Product[]> {
  const rows = await db.products.bulkGet([...ids]);
  return rows.filter((row) => row !== undefined).filter(isShown);
}

/** What was answered to a question, with its listings as far as they are on the device and shown. */
export async function answeredProducts(db: CatalogueDatabase, key: string): Promise<readonly Product[]> {
  const answer = await db.answers.get(key);
  return answer ? productsByIds(db, answer.ids) : [];
}

/** A seller's listings, newest first; hidden ones are for the seller's own screens only. */
export async function productsOfSeller(
  db: CatalogueDatabase,
  sellerId: UserId,
  { withHidden }: { readonly withHidden: boolean },
): Promise<readonly Product[]> {
  const rows = await db.products.where('sellerId').equals(sellerId).toArray();
  return rows.filter((product) => withHidden || isShown(product)).toSorted((a, b) => b.bumpedAt - a.bumpedAt);
}

/** A hidden one is in no list of others. */
export const isShown = (product: Product): boolean => product.status !== 'hidden';
