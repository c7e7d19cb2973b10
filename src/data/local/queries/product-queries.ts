import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { searchKeyOf, type SearchKey } from '#domain/search/search-key.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/** A listing with what a search finds it by. */
export interface SearchableProduct extends Product {
  readonly searchKey: SearchKey;
}

/** A listing by id. A hidden one is there for nobody but its seller. */
export async function findProduct(
  db: CatalogueDatabase,
  id: ProductId,
  viewer: UserId | null,
): Promise<Product | undefined> {
  const product = await db.products.get(id);
  return product && (isShown(product) || product.sellerId === viewer) ? product : undefined;
}

/** The listings of `ids` that are on the device and shown, in the order of `ids`. */
export async function productsByIds(
  db: CatalogueDatabase,
  ids: readonly ProductId[],
): Promise<readonly Product[]> {
  const rows = await db.products.bulkGet([...ids]);
  return rows.filter((row) => row !== undefined).filter(isShown);
}

/** The newest listings that can still be bought, reserved ones included; those of `hidden` people left out. */
export const newestProducts = (
  db: CatalogueDatabase,
  limit: number,
  hidden: ReadonlySet<UserId>,
): Promise<readonly Product[]> =>
  db.products
    .orderBy('bumpedAt')
    .reverse()
    .filter((product) => isOffered(product) && !hidden.has(product.sellerId))
    .limit(limit)
    .toArray();

/** The most wanted listings that can still be bought; among equals the newer. Those of `hidden` people are left out. */
export async function mostLikedProducts(
  db: CatalogueDatabase,
  limit: number,
  hidden: ReadonlySet<UserId>,
): Promise<readonly Product[]> {
  const offered = await db.products
    .filter((product) => isOffered(product) && !hidden.has(product.sellerId))
    .toArray();
  return offered
    .toSorted((a, b) => b.favoriteCount - a.favoriteCount || b.bumpedAt - a.bumpedAt)
    .slice(0, limit);
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

/**
 * A source of every shown listing, newest first, ready to be searched and filtered in memory. `labelsOf` gives the
 * words for what a listing holds only as a code, such as its category. Keys are kept until a listing is edited, so
 * one source should live as long as its screen's module.
 */
export function createSearchableProducts(labelsOf: (product: Product) => readonly string[] = () => []) {
  let keys = new Map<ProductId, { readonly version: number; readonly searchKey: SearchKey }>();
  return async (db: CatalogueDatabase): Promise<readonly SearchableProduct[]> => {
    const rows = (await db.products.orderBy('bumpedAt').reverse().toArray()).filter(isShown);
    // Made anew each time, so that the keys of listings that have gone go too.
    const current: typeof keys = new Map();
    const searchable = rows.map((product) => {
      const known = keys.get(product.id);
      const entry =
        known?.version === product.updatedAt
          ? known
          : { version: product.updatedAt, searchKey: searchKeyOf(product, labelsOf(product)) };
      current.set(product.id, entry);
      return { ...product, searchKey: entry.searchKey };
    });
    keys = current;
    return searchable;
  };
}

const isShown = (product: Product): boolean => product.status !== 'hidden';
const isOffered = ({ status }: Product): boolean => status === 'selling' || status === 'reserved';
