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

/** Its newest, by index, and how many listings the device has in all. */
export async function newestSeen(
  db: CatalogueDatabase,
  hidden: ReadonlySet<UserId>,
  count: number,
): Promise<Seen & { readonly among: number }> {
  const newest = db.products.orderBy('bumpedAt').reverse();
  const [products, among, at] = await Promise.all([
    newest
      .filter((product) => isSeen(product, hidden))
      .limit(count)
      .toArray(),
    db.products.count(),
    lastReadAt(db),
  ]);
  return { products, among, at };
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
