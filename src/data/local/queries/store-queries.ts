import type { StoreId } from '#domain/ids.ts';
import type { Store } from '#domain/store/store.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

const byName = new Intl.Collator('ko');

export async function allStores(db: CatalogueDatabase): Promise<readonly Store[]> {
  const stores = await db.stores.toArray();
  return stores.toSorted((a, b) => byName.compare(a.name, b.name));
}

export const findStore = (db: CatalogueDatabase, id: StoreId): Promise<Store | undefined> =>
  db.stores.get(id);
