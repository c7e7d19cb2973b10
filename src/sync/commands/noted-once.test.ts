import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { earlyPlace } from '#data/local/draft-place.ts';
import { chatDraftName } from '#data/local/queries/draft-queries.ts';
import { keepTabDraft, takeNewestDraft } from '#data/local/tab-drafts.ts';
import { noteTyped, typedAt } from '#data/local/typing-journal.ts';
import {
  deleteUserDatabase,
  openUserDatabase,
  userDatabaseName,
  type UserDatabase,
} from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, chatId } from '#tests/support/domain-fixtures.ts';
import { textStore } from '#tests/support/text-store.ts';
import { keepChatDraft, takeChatDraft } from './chat-draft.ts';
import { keepDraft } from './keep-draft.ts';
import { keepCommentDraft, writeComment } from './write-comment.ts';

const box = { chatId: chatId('p1_buyer_seller'), tab: 'a' };
const placeIn = (tab: string) => ({ name: chatDraftName(box.chatId), tab });
const environment = { now: () => millis(1000), random: () => 0, newId: () => 'm1' };
const living = new Set(['a']);
let db: UserDatabase;

beforeEach(() => {
  vi.stubGlobal('localStorage', textStore());
  db = openUserDatabase(BUYER);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await deleteUserDatabase(BUYER);
});

const noted = () => typedAt(db).map(({ place: { tab }, value }) => [tab, value]);
/** As another tab does. */
const deleteElsewhere = () => Dexie.delete(userDatabaseName(BUYER));

describe('where the database is deleted under the page', () => {
  test('what a tab that is gone had noted, and this one has gone on with, is noted once', async () => {
    noteTyped(db, placeIn('gone'), '반지', millis(1));
    noteTyped(db, earlyPlace(placeIn('gone')), '팔찌', millis(2));
    expect(await takeChatDraft(db, box, living)).toBe('반지\n팔찌');
    expect(noted()).toEqual([]);
    await keepChatDraft(db, box, '반지\n팔찌 있어요', environment);
    await deleteElsewhere();
    expect(noted()).toEqual([['a', '반지\n팔찌 있어요']]);
  });

  test('what was only read is noted too, as what was made of it', async () => {
    await keepTabDraft(db, placeIn('gone'), '반지', millis(1));
    noteTyped(db, placeIn('later'), '팔찌', millis(2));
    expect(await takeChatDraft(db, box, living)).toBe('반지\n팔찌');
    await keepTabDraft(db, { name: 'review:o1', tab: 'gone' }, { text: '친절' }, millis(1));
    const form = { name: 'review:o1', tab: 'a' };
    expect(await takeNewestDraft(db, form, living, (value) => value)).toEqual({ text: '친절' });
    await deleteElsewhere();
    expect(noted()).toEqual([
      ['a', '반지\n팔찌'],
      ['a', { text: '친절' }],
    ]);
  });

  test('what stands nowhere is not noted: a place that was emptied, a comment that was sent', async () => {
    noteTyped(db, placeIn('gone'), null, millis(1));
    expect(await takeChatDraft(db, box, living)).toBe('');
    const field = { postId: postId('b1'), parentId: null, tab: 'a' };
    await keepCommentDraft(db, field, '예쁘네요', environment);
    await writeComment(db, { ...field, content: '예쁘네요' }, environment, 'c1');
    await deleteElsewhere();
    expect(noted()).toEqual([]);
  });
});

test('what is typed behind a comment that is being sent stays noted', async () => {
  const field = { postId: postId('b1'), parentId: null, tab: 'a' };
  await keepCommentDraft(db, field, '예쁘네요', environment);
  const sending = writeComment(db, { ...field, content: '예쁘네요' }, environment, 'c1');
  noteTyped(db, { name: 'comment:b1:', tab: 'a' }, '예쁘네요, 정말', millis(2));
  await sending;
  expect(noted()).toEqual([['a', '예쁘네요, 정말']]);
});

test('a note that was refused leaves no older one behind in the place of what the disk has', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  noteTyped(db, placeIn('a'), '반지', millis(1));
  const store = localStorage;
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', Object.assign(Object.create(store), { setItem: full }));
  expect(noteTyped(db, placeIn('a'), '반지 두 돈', millis(2))).toBe(false);
  vi.stubGlobal('localStorage', store);
  // Until the disk has it, an older one is more than none.
  expect(noted()).toEqual([['a', '반지']]);
  vi.stubGlobal('localStorage', Object.assign(Object.create(store), { setItem: full }));
  await keepDraft(db, placeIn('a'), '반지 두 돈', environment);
  vi.stubGlobal('localStorage', store);
  expect(noted()).toEqual([]);
  await deleteElsewhere();
  expect(noted()).toEqual([]);
});

describe('a disk that was full for a moment', () => {
  const listing = aProduct();
  /** Refuses the first word; to make room takes longer than the next one needs. */
  async function refuseOnce() {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await catalogue.products.put(listing);
    const full = () => {
      db.drafts.hook('creating').unsubscribe(full);
      throw new DOMException('full', 'QuotaExceededError');
    };
    db.drafts.hook('creating', full);
  }
  const onDisk = async () => (await db.drafts.toArray()).map(({ value }) => value);

  test('has the last word, and not the one that it had refused', async () => {
    await refuseOnce();
    const held = keepDraft(db, placeIn('a'), '반지', environment);
    await keepDraft(db, placeIn('a'), '반지 두 돈', environment);
    await held;
    expect(await catalogue.products.get(listing.id)).toBeUndefined();
    expect(await onDisk()).toEqual(['반지 두 돈']);
    expect(noted()).toEqual([]);
  });

  test('does not have what was submitted since', async () => {
    await refuseOnce();
    const field = { postId: postId('b1'), parentId: null, tab: 'a' };
    const held = keepCommentDraft(db, field, '예쁘네요', environment);
    await writeComment(db, { ...field, content: '예쁘네요' }, environment, 'c1');
    await held;
    expect(await catalogue.products.get(listing.id)).toBeUndefined();
    expect(await onDisk()).toEqual([]);
    expect(noted()).toEqual([]);
  });

  test('has the word that was come back to, which stays noted until then', async () => {
    const first = keepDraft(db, placeIn('a'), '반지', environment);
    const second = keepDraft(db, placeIn('a'), '반지 두 돈', environment);
    const third = keepDraft(db, placeIn('a'), '반지', environment);
    await first;
    expect(noted()).toEqual([['a', '반지']]);
    await Promise.all([second, third]);
    expect(await onDisk()).toEqual(['반지']);
    expect(noted()).toEqual([]);
  });
});
