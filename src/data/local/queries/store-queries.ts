import type { StoreId } from '#domain/ids.ts';
import { compareNames } from '#domain/search/name-order.ts';
import type { Store } from '#domain/store/store.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

export async function allStores(db: CatalogueDatabase): Promise<readonly Store[]> {
  const stores = await db.stores.toArray();
  return stores.toSorted((a, b) => compareNames(a.name, b.name));
}

export const findStore = (db: CatalogueDatabase, id: StoreId): Promise<Store | undefined> =>
  db.stores.get(id);
