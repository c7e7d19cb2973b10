// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { countDrafts, dropTabDraft, keepTabDraft, takeNewestDraft, takeTabDraft } from './tab-drafts.ts';
import { earlyPlace } from './draft-place.ts';
import { noteTyped, typedAt } from './typing-journal.ts';
import { UserDatabase } from './user-database.ts';

let people = 0;
let db: UserDatabase;
beforeEach(() => {
  localStorage.clear();
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

test('what was noted and had not reached the disk is newer than what had, and becomes the next tab’s', async () => {
  await keep('gone', '반', 1);
  noteTyped(db, place('gone'), '반지', millis(2));
  noteTyped(db, place('b'), '남의 것', millis(3));
  expect(await take('a', 'a', 'b')).toBe('반지');
  expect((await db.drafts.toArray()).map(({ key, value }) => [key, value])).toEqual([
    ['review:order1@a', '반지'],
  ]);
  expect(typedAt(db, 'review:order1').map(({ place: { tab } }) => tab)).toEqual(['b']);
});

test('a form that is opened again in its own tab finds what was noted, and has it on the disk', async () => {
  await keep('a', '반', 1);
  noteTyped(db, place('a'), '반지', millis(2));
  expect(await take('a', 'a')).toBe('반지');
  expect((await db.drafts.toArray()).map(({ value }) => value)).toEqual(['반지']);
  expect(typedAt(db, 'review:order1')).toEqual([]);
});

test('what is being written is counted once, on the disk or not, and what was emptied is not', async () => {
  await keep('a', '반지', 1);
  await keep('b', '팔찌', 1);
  noteTyped(db, place('a'), '반지 두 돈', millis(2));
  noteTyped(db, place('b'), null, millis(2));
  noteTyped(db, place('c'), '목걸이', millis(2));
  expect(await countDrafts(db)).toBe(2);
});

test('a place that was emptied is empty, though the disk has not heard of it', async () => {
  await keep('gone', '반지', 1);
  noteTyped(db, place('gone'), null, millis(2));
  expect(await take('a', 'a')).toBeNull();
  expect(await db.drafts.count()).toBe(0);
  expect(typedAt(db, 'review:order1')).toEqual([]);
});

test('on a disk that takes nothing more, a note is found and stays', async () => {
  noteTyped(db, place('gone'), '반지', millis(2));
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  db.drafts.hook('creating', full);
  expect(await take('a', 'a')).toBe('반지');
  db.drafts.hook('creating').unsubscribe(full);
  expect(typedAt(db, 'review:order1').filter(({ value }) => value === '반지')).toHaveLength(1);
});

test('what a full disk could not move is found once by each visit, and moved by the first that can', async () => {
  await keep('gone', '옛 글', 1);
  noteTyped(db, place('other'), '새 글', millis(2));
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  /** As a box does, which notes what it has found. */
  const all = async (tab: string) => {
    const found = await takeTabDraft(db, place(tab), new Set([tab]), (values) => values.join('/') || null);
    noteTyped(db, place(tab), found, millis(3));
    return found;
  };
  db.drafts.hook('creating', full);
  expect(await all('a')).toBe('옛 글/새 글');
  expect(await all('b')).toBe('옛 글/새 글');
  db.drafts.hook('creating').unsubscribe(full);
  expect(await all('c')).toBe('옛 글/새 글');
  expect((await db.drafts.toArray()).map(({ key, value }) => [key, value])).toEqual([
    ['review:order1@c', '옛 글/새 글'],
  ]);
  expect(typedAt(db).map(({ place: { tab } }) => tab)).toEqual(['c']);
});

test('where nothing can be noted either, what cannot be moved stays where it lies', async () => {
  await keep('gone', '옛 글', 1);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
  db.drafts.hook('creating', refuse);
  expect(await take('a', 'a')).toBe('옛 글');
  expect(await take('b', 'b')).toBe('옛 글');
  db.drafts.hook('creating').unsubscribe(refuse);
  vi.restoreAllMocks();
});

test('what was typed before anything was read comes beside what was left, once its tab is gone', async () => {
  await keep('a', '먼저', 1);
  noteTyped(db, earlyPlace(place('a')), '나중', millis(2));
  const all = (tab: string, ...living: string[]) =>
    takeTabDraft(db, place(tab), new Set(living), (values) => values.join('/') || null);
  expect(await all('a', 'a')).toBe('먼저');
  expect(await all('b', 'b')).toBe('먼저/나중');
});
