import type { Table } from 'dexie';

/** So many are taken from the disk in one task. */
const SLICE = 200;

/**
 * Every row of a table; call it in a transaction. A request for each slice, since one for each row takes
 * seconds on a phone, and one for all is a task during which no tap is heard.
 */
export async function allInSlices<Row, Key extends string, Insert>(
  table: Table<Row, Key, Insert>,
  keyOf: (row: Row) => Key,
): Promise<readonly Row[]> {
  const all = await table.orderBy(':id').limit(SLICE).toArray();
  for (let last = all.at(-1), count = all.length; last !== undefined && count === SLICE; last = all.at(-1)) {
    const slice = await table.where(':id').above(keyOf(last)).limit(SLICE).toArray();
    all.push(...slice);
    count = slice.length;
  }
  return all;
}
