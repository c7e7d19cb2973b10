import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

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

/** What was answered to a question, with its listings as far as they are on the device and shown. */
export async function answeredProducts(db: CatalogueDatabase, key: string): Promise<readonly Product[]> {
  const answer = await db.answers.get(key);
  return answer ? productsByIds(db, answer.ids) : [];
}

/** Everything that this device could show in a list, and when a list was last read from the server. */
export async function seenProducts(
  db: CatalogueDatabase,
): Promise<{ readonly products: readonly Product[]; readonly at: Millis | null }> {
  const [all, last] = await Promise.all([allProducts(db), db.answers.orderBy('at').last()]);
  return { products: all.filter(isShown), at: last?.at ?? null };
}

/** The places that listings of this device name, each once. */
export async function seenRegions(db: CatalogueDatabase): Promise<readonly Product['region'][]> {
  const regions = new Map<string, Product['region']>();
  for (const { region } of (await allProducts(db)).filter(isShown)) {
    regions.set(`${region.sido}.${region.sigungu}`, region);
  }
  return [...regions.values()];
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

/** So many are taken from the disk in one task. */
const SLICE = 200;

/**
 * Every listing of this device, as it was at one moment: a request for each slice, since one for each listing
 * takes seconds on a phone, and one for all is a task during which no tap is heard.
 */
const allProducts = (db: CatalogueDatabase): Promise<readonly Product[]> =>
  db.transaction('r', db.products, async () => {
    const all = await db.products.orderBy(':id').limit(SLICE).toArray();
    for (
      let last = all.at(-1), count = all.length;
      last !== undefined && count === SLICE;
      last = all.at(-1)
    ) {
      const slice = await db.products.where(':id').above(last.id).limit(SLICE).toArray();
      all.push(...slice);
      count = slice.length;
    }
    return all;
  });

const isShown = (product: Product): boolean => product.status !== 'hidden';
