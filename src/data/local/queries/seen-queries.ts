import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
import { allInSlices } from '../in-slices.ts';
import { isShown } from './product-queries.ts';

/** What this device could show in a list. */
export interface Seen {
  readonly products: readonly Product[];
  /** When a list was last read from the server. */
  readonly at: Millis | null;
}

/** All of it, which a phone reads for a second. `hidden` are those whose goods are not to be seen. */
export async function seenProducts(db: CatalogueDatabase, hidden: ReadonlySet<UserId>): Promise<Seen> {
  const [all, at] = await Promise.all([allProducts(db), lastReadAt(db)]);
  return { products: all.filter((product) => isSeen(product, hidden)), at };
}

/** Its newest, and how many listings the device has in all. */
export interface NewestSeen extends Seen {
  readonly among: number;
}

/** Read by index, all of it at once. */
export const newestSeen = (
  db: CatalogueDatabase,
  hidden: ReadonlySet<UserId>,
  count: number,
): Promise<NewestSeen> =>
  db.transaction('r', [db.products, db.answers], async () => {
    const [products, among, at] = await Promise.all([
      newestProducts(db, hidden, count),
      db.products.count(),
      lastReadAt(db),
    ]);
    return { products, among, at };
  });

/** By one request, since a filter of the database's takes one for each row; by more where many are not seen. */
async function newestProducts(
  db: CatalogueDatabase,
  hidden: ReadonlySet<UserId>,
  count: number,
): Promise<readonly Product[]> {
  for (let most = count; ; most *= 2) {
    const newest = await db.products.orderBy('bumpedAt').reverse().limit(most).toArray();
    const seen = newest.filter((product) => isSeen(product, hidden));
    if (seen.length >= count || newest.length < most) return seen.slice(0, count);
  }
}

/** The places that listings of this device name, each once. */
export async function seenRegions(db: CatalogueDatabase): Promise<readonly Product['region'][]> {
  const regions = new Map<string, Product['region']>();
  for (const { region } of (await allProducts(db)).filter(isShown)) {
    regions.set(`${region.sido}.${region.sigungu}`, region);
  }
  return [...regions.values()];
}

const isSeen = (product: Product, hidden: ReadonlySet<UserId>): boolean =>
  isShown(product) && !hidden.has(product.sellerId);

const lastReadAt = async (db: CatalogueDatabase): Promise<Millis | null> =>
  (await db.answers.orderBy('at').last())?.at ?? null;

/** Every listing of this device, as it was at one moment. */
const allProducts = (db: CatalogueDatabase): Promise<readonly Product[]> =>
  db.transaction('r', db.products, () => allInSlices(db.products, ({ id }) => id));
