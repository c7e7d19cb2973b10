import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
import { allInSlices } from '../in-slices.ts';
import { isShown } from './product-queries.ts';

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

/** Every listing of this device, as it was at one moment. */
const allProducts = (db: CatalogueDatabase): Promise<readonly Product[]> =>
  db.transaction('r', db.products, () => allInSlices(db.products, ({ id }) => id));
