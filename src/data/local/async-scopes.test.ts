import 'fake-indexeddb/auto';
import Dexie, { type Table } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withAsyncScopes } from './async-scopes.ts';
import { observe } from './observe.ts';

interface Row {
  readonly id: string;
}
type Shelf = Dexie & { readonly books: Table<Row, string>; readonly ends: Table<Row, string> };

let db: Shelf;
beforeEach(async () => {
  db = new Dexie(`shelf ${expect.getState().currentTestName}`) as Shelf;
  db.version(1).stores({ books: 'id', ends: 'id' });
  withAsyncScopes(db);
  await db.open();
});
afterEach(() => db.close());

const rowsOf = async (table: Table<Row, string>) => (await table.toArray()).filter(({ id }) => id !== '');
const idsOf = async (table: Table<Row, string>) => {
  const ids = [];
  for (const { id } of await rowsOf(table)) ids.push(id);
  return ids;
};

/** Reads with functions that call others, and gives up what it has written before. */
async function givenUp() {
  await db.books.put({ id: 'written' });
  await idsOf(db.books);
  await idsOf(db.ends);
  await db.ends.put({ id: 'written' });
  throw new Error('given up');
}

test('a scope that is a plain function is given up whole, however deep its reads are', async () => {
  await expect(db.transaction('rw', [db.books, db.ends], () => givenUp())).rejects.toThrow('given up');
  expect(await idsOf(db.books)).toEqual([]);
  expect(await idsOf(db.ends)).toEqual([]);
});

test('a query that calls others hears of all that it reads, and takes nobody out of their transaction', async () => {
  // Who has heard of the last write, however often: an earlier one may have them asked anew behind it.
  const heard = new Set<number>();
  const settle = async (query: () => Promise<readonly string[]>) => {
    try {
      return await query();
    } catch {
      return [];
    }
  };
  const read = async () => [...(await idsOf(db.books)), ...(await idsOf(db.ends))];
  const stops = Array.from({ length: 5 }, (_, query) =>
    observe(
      () => settle(read),
      (ids) => {
        if (ids.includes('last')) heard.add(query);
      },
    ),
  );
  for (let n = 0; n < 12; n += 1) {
    const writing = db.transaction('rw', [db.books, db.ends], async () => givenUp());
    await expect(writing).rejects.toThrow('given up');
    await db.books.put({ id: `b${n % 3}` });
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(await idsOf(db.ends)).toEqual([]);
  expect(await idsOf(db.books)).toEqual(['b0', 'b1', 'b2']);
  await db.ends.put({ id: 'last' });
  await expect.poll(() => heard.size).toBe(5);
  for (const stop of stops) stop();
});
