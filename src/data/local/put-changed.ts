import type { Table } from 'dexie';

/**
 * Writes those of `rows` that say something else than `held`, what stands at their keys in their order: whoever
 * follows the table has nothing read anew for the others. Within the transaction in which `held` was read.
 */
export async function putChanged<Row, Key, Insert>(
  table: Table<Row, Key, Insert>,
  rows: readonly Insert[],
  held: readonly (Row | undefined)[],
): Promise<void> {
  const changed = rows.filter((row, index) => JSON.stringify(row) !== JSON.stringify(held[index]));
  if (changed.length > 0) await table.bulkPut(changed);
}
