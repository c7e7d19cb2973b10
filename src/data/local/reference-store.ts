import type { EntityTable } from 'dexie';
import type { Page } from '#domain/server/page.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';

/** What everybody reads and nobody on this device writes: shops, prices of gold, fees. */
export type ReferencePart = 'stores' | 'goldPrices' | 'feeTables';

type RowOf<Part extends ReferencePart> =
  CatalogueDatabase[Part] extends EntityTable<infer Row, infer _Key> ? Row : never;

/** Takes a page of a part; what is missing in it is gone, unless there may be more behind it. */
export function putReference<Part extends ReferencePart>(
  catalogue: CatalogueDatabase,
  part: Part,
  { rows, isFull }: Page<RowOf<Part>>,
): Promise<void> {
  const table = catalogue.table<RowOf<Part>>(part);
  return catalogue.transaction('rw', table, async () => {
    if (!isFull) await table.clear();
    await table.bulkPut([...rows]);
  });
}
