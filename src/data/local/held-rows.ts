import type { Table } from 'dexie';
import { allInSlices } from './in-slices.ts';

/** So few are asked for one by one: each is a request, and what lies between them is not read. */
const FEW = 16;
/** Reading so many rows that nobody wants costs a phone as much as one more request. */
const ROWS_A_REQUEST = 3;

/** Which of `keys` a table has; where they are many, by one request that leaves the rows on the disk. */
export async function heldKeys<Key extends string>(
  table: Table<unknown, Key>,
  keys: readonly Key[],
): Promise<ReadonlySet<Key>> {
  const sorted = [...new Set(keys)].toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  if (sorted.length > FEW) {
    return new Set(await table.where(':id').between(first, last, true, true).primaryKeys());
  }
  const found = await table.bulkGet(sorted);
  return new Set(sorted.filter((_, at) => found[at] !== undefined));
}

/**
 * The rows at `keys` that are there; call it in a transaction. Of a table of which they are a good part all is
 * read, in slices; else they are asked for one by one.
 */
export async function rowsAt<Row, Key extends string, Insert>(
  table: Table<Row, Key, Insert>,
  keys: readonly Key[],
  keyOf: (row: Row) => Key,
): Promise<readonly Row[]> {
  const wanted = new Set(keys);
  if (wanted.size > FEW && wanted.size * ROWS_A_REQUEST >= (await table.count())) {
    return (await allInSlices(table, keyOf)).filter((row) => wanted.has(keyOf(row)));
  }
  return (await table.bulkGet([...wanted])).filter((row) => row !== undefined);
}
