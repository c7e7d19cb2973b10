import type { Table } from 'dexie';

interface Reading {
  readonly keys: string[];
  /** In the order of the keys. */
  readonly rows: Promise<readonly unknown[]>;
}

/** Those that have not begun, by their table. */
const coming = new WeakMap<object, Reading>();

/**
 * The rows of `keys`, in their order, read together with whatever else is asked of the table at once: what
 * begins together, as the parts of a screen do, is one reading of the disk. Not for use within a transaction or a
 * live query, which would be another's.
 */
export async function readTogether<Row, Insert>(
  table: Table<Row, string, Insert>,
  keys: readonly string[],
): Promise<(Row | undefined)[]> {
  const reading = coming.get(table) ?? readSoon(table);
  const from = reading.keys.length;
  reading.keys.push(...keys);
  const rows = (await reading.rows) as readonly (Row | undefined)[];
  return rows.slice(from, from + keys.length);
}

function readSoon<Row, Insert>(table: Table<Row, string, Insert>): Reading {
  const keys: string[] = [];
  const rows = Promise.resolve().then(() => {
    coming.delete(table);
    return table.bulkGet(keys);
  });
  const reading = { keys, rows };
  coming.set(table, reading);
  return reading;
}
