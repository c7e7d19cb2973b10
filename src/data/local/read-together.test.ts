import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { readTogether } from './read-together.ts';
import { UserDatabase } from './user-database.ts';

let people = 0;
let db: UserDatabase;

beforeEach(async () => {
  people += 1;
  db = new UserDatabase(userId(`together${people}`));
  await db.meta.bulkPut(['a', 'b', 'c'].map((key, value) => ({ key, value })));
});
afterEach(() => vi.restoreAllMocks());

const valuesOf = async (keys: readonly string[]) =>
  (await readTogether(db.meta, keys)).map((row) => row?.value);

test('what is asked at once is read at once, and each has its own', async () => {
  const reading = vi.spyOn(db.meta, 'bulkGet');
  const answers = await Promise.all([
    valuesOf(['a', 'c']),
    valuesOf([]),
    valuesOf(['x', 'a']),
    valuesOf(['b']),
  ]);
  expect(answers).toEqual([[0, 2], [], [undefined, 0], [1]]);
  expect(reading).toHaveBeenCalledTimes(1);
});

test('what is asked later sees what was written meanwhile', async () => {
  expect(await valuesOf(['a'])).toEqual([0]);
  await db.meta.put({ key: 'a', value: 7 });
  expect(await valuesOf(['a'])).toEqual([7]);
});

test('tables are read apart, and where one cannot be read, all who asked are told', async () => {
  vi.spyOn(db.meta, 'bulkGet').mockRejectedValueOnce(new Error('no disk'));
  const asked = await Promise.allSettled([
    readTogether(db.meta, ['a']),
    readTogether(db.meta, ['b']),
    readTogether(db.drafts, ['a']),
  ]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await valuesOf(['a'])).toEqual([0]);
});
