import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { putChanged } from './put-changed.ts';
import { UserDatabase, type MetaEntry } from './user-database.ts';

let people = 0;
let db: UserDatabase;

beforeEach(async () => {
  people += 1;
  db = new UserDatabase(userId(`changed${people}`));
  await db.meta.bulkPut([
    { key: 'a', value: { to: 1 } },
    { key: 'b', value: [] },
  ]);
});

async function put(rows: readonly MetaEntry[]) {
  const writing = vi.spyOn(db.meta, 'bulkPut');
  await db.transaction('rw', db.meta, async () =>
    putChanged(db.meta, rows, await db.meta.bulkGet(rows.map(({ key }) => key))),
  );
  const written = writing.mock.calls.map(([some]) => some);
  writing.mockRestore();
  return written;
}

test('what says the same is not written, what is new or says something else is', async () => {
  const changed = { key: 'b', value: ['x'] };
  const added = { key: 'c', value: 1 };
  expect(await put([{ key: 'a', value: { to: 1 } }, changed, added])).toEqual([[changed, added]]);
  expect(await db.meta.bulkGet(['a', 'b', 'c'])).toEqual([{ key: 'a', value: { to: 1 } }, changed, added]);
});

test('nothing is written where nothing is new, nor of nothing', async () => {
  expect(await put([{ key: 'a', value: { to: 1 } }])).toEqual([]);
  expect(await put([])).toEqual([]);
});
