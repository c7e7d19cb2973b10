import { compareNames } from '#domain/search/name-order.ts';
import type { Store } from '#domain/store/store.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/** Those that are closed included: an exchange may still name one. */
export async function allStores(db: CatalogueDatabase): Promise<readonly Store[]> {
  const stores = (await db.stores.toArray()).map(whole);
  return stores.toSorted((a, b) => compareNames(a.name, b.name));
}

/** Where customers may go. */
export const openedStores = async (db: CatalogueDatabase): Promise<readonly Store[]> =>
  (await allStores(db)).filter(({ isClosed }) => !isClosed);

/** A device may have them from a version that knew neither holidays nor closed stores. */
const whole = (store: Store): Store => ({ ...SINCE_LATER, ...store });
const SINCE_LATER = { holidays: [], isClosed: false } as const;
