import 'fake-indexeddb/auto';
import Dexie, { type Table } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { onTableChange } from './observe.ts';

interface Shelf {
  readonly books: Table<{ readonly id: string }, string>;
  readonly bookends: Table<{ readonly id: string }, string>;
}

const opened = (name: string): Dexie & Shelf => {
  const db = new Dexie(name) as Dexie & Shelf;
  db.version(1).stores({ books: 'id', bookends: 'id' });
  return db;
};

let db: Dexie & Shelf;
let told: number;
beforeEach(async () => {
  db = opened(`shelf-${expect.getState().currentTestName}`);
  await db.open();
  told = 0;
});

test('who listens hears of each change of its table, by whatever door, until it stops', async () => {
  const stop = onTableChange(db.books, () => (told += 1));
  await db.books.add({ id: 'a' });
  expect(told).toBe(1);
  await db.books.delete('a');
  expect(told).toBe(2);
  const other = opened(db.name);
  await other.books.put({ id: 'b' });
  expect(told).toBe(3);
  stop();
  await db.books.add({ id: 'c' });
  expect(told).toBe(3);
});

test('of another table, of another database and of what was only read it hears nothing', async () => {
  onTableChange(db.books, () => (told += 1));
  await db.bookends.add({ id: 'a' });
  const other = opened(`${db.name} of the neighbours`);
  await other.books.add({ id: 'a' });
  await db.books.toArray();
  expect(told).toBe(0);
});

test('of a transaction that was given up it hears nothing', async () => {
  onTableChange(db.books, () => (told += 1));
  const given = db.transaction('rw', db.books, async () => {
    await db.books.add({ id: 'a' });
    throw new Error('given up');
  });
  await expect(given).rejects.toThrow('given up');
  expect(told).toBe(0);
});
