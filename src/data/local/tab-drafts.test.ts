import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { dropTabDraft, keepTabDraft, takeNewestDraft } from './tab-drafts.ts';
import { UserDatabase } from './user-database.ts';

let people = 0;
let db: UserDatabase;
beforeEach(() => {
  people += 1;
  db = new UserDatabase(userId(`drafts${people}`));
});

const place = (tab: string) => ({ name: 'review:order1', tab });
const keep = (tab: string, words: string, at: number) => keepTabDraft(db, place(tab), words, millis(at));
const take = (tab: string, ...living: string[]) =>
  takeNewestDraft(db, place(tab), new Set(living), (value) => (typeof value === 'string' ? value : null));

test('a tab finds its own form again, and clearing it leaves the other’s', async () => {
  await keep('a', '가', 1);
  await keep('b', '나', 2);
  expect(await take('a', 'a', 'b')).toBe('가');
  await dropTabDraft(db, place('a'));
  expect(await take('a', 'a', 'b')).toBeNull();
  expect(await take('b', 'a', 'b')).toBe('나');
});

test('of what tabs that are gone have left the newest comes first, and the rest after it', async () => {
  await keep('gone1', '먼저', 1);
  await keep('gone2', '나중', 2);
  expect(await take('a', 'a')).toBe('나중');
  await dropTabDraft(db, place('a'));
  expect(await take('a', 'a')).toBe('먼저');
});

test('another place with the same beginning is another place', async () => {
  await keepTabDraft(db, { name: 'review:order12', tab: 'gone' }, '다른 후기', millis(1));
  expect(await take('a', 'a')).toBeNull();
});

test('on a disk that takes nothing more, what was left is found all the same', async () => {
  await keep('gone', '옛 글', 1);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  db.drafts.hook('creating', full);
  expect(await take('a', 'a')).toBe('옛 글');
  db.drafts.hook('creating').unsubscribe(full);
  expect((await db.drafts.toArray()).map(({ value }) => value)).toEqual(['옛 글']);
});
