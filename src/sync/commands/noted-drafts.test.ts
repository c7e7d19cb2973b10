import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyPlace } from '#data/local/draft-place.ts';
import { chatDraftName } from '#data/local/queries/draft-queries.ts';
import { dropTabDraft } from '#data/local/tab-drafts.ts';
import { noteTyped, typedAt } from '#data/local/typing-journal.ts';
import {
  deleteUserDatabase,
  openUserDatabase,
  userDatabaseName,
  type UserDatabase,
} from '#data/local/user-database.ts';
import type { BoxWords } from '#domain/chat/box-words.ts';
import { millis } from '#domain/units.ts';
import { BUYER, SELLER, chatId, productId } from '#tests/support/domain-fixtures.ts';
import { textStore } from '#tests/support/text-store.ts';
import { keptChatDraft } from '#tests/support/kept-chat-draft.ts';
import { keepChatDraft, noteBox, sendTyped, settleBox, takeChatDraft } from './chat-draft.ts';
import { draftWriter, dropDraft, keepDraft } from './keep-draft.ts';
import { startChat } from './start-chat.ts';

const room = chatId('p1_buyer_seller');
const box = { chatId: room, tab: 'a' };
const place = { name: chatDraftName(room), tab: 'a' };
let made = 0;
const environment = { now: () => millis(1000), random: () => 0, newId: () => `m${(made += 1)}` };
const nobody = new Set<string>();
let db: UserDatabase;

beforeEach(async () => {
  vi.stubGlobal('localStorage', textStore());
  db = openUserDatabase(BUYER);
  await startChat(db, productId('p1'), SELLER, environment);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteUserDatabase(BUYER);
});

const noted = () => typedAt(db).map(({ place: { tab }, value, at }) => [tab, value, at]);
const words = (text: string, ...departing: BoxWords['departing']): BoxWords => ({ text, departing });
const departing = (ticket: string, text: string, isStored = false) => ({ ticket, text, isStored });

describe('a draft', () => {
  const fullDisk = () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    db.drafts.hook('creating', full);
    return () => db.drafts.hook('creating').unsubscribe(full);
  };

  test('is noted before the call returns, and no more once the disk has it', async () => {
    const kept = keepDraft(db, place, '반지', environment);
    expect(noted()).toEqual([['a', '반지', 1000]]);
    await kept;
    expect(noted()).toEqual([]);
    expect(await keptChatDraft(db, room)).toBe('반지');
  });

  test('that the disk had is noted once more where another tab deletes the database, and stays so', async () => {
    noteBox(db, box, { words: words('반지'), isEarly: false }, environment);
    await keepChatDraft(db, box, '반지', environment);
    await keepDraft(db, { name: 'review:o1', tab: 'a' }, { text: '친절' }, environment);
    await keepDraft(db, { name: 'review:o2', tab: 'a' }, { text: '버린 글' }, environment);
    await dropDraft(db, { name: 'review:o2', tab: 'a' }, async () => undefined);
    expect(noted()).toEqual([]);
    await Dexie.delete(userDatabaseName(BUYER));
    const left = [
      ['a', '반지', 1000],
      ['a', { text: '친절' }, 1000],
    ];
    expect(noted()).toEqual(left);
    // What the box believes of the disk is not true any more.
    settleBox(db, box);
    await expect(keepChatDraft(db, box, '반지, 그 뒤', environment)).rejects.toMatchObject({
      name: 'DatabaseClosedError',
    });
    expect(noted()).toEqual([['a', '반지, 그 뒤', 1000], left[1]]);
  });

  test('that was emptied is so at once, and then on the disk', async () => {
    await keepChatDraft(db, box, '반지', environment);
    const emptied = keepChatDraft(db, box, ' \n', environment);
    expect(noted()).toEqual([['a', null, 1000]]);
    await emptied;
    expect(noted()).toEqual([]);
    expect(await db.drafts.count()).toBe(0);
  });

  test('that the disk refuses stays noted', async () => {
    const makeRoom = fullDisk();
    await expect(keepDraft(db, place, '반지', environment)).rejects.toThrow('full');
    makeRoom();
    expect(noted()).toEqual([['a', '반지', 1000]]);
  });

  test('is written by its writer in two steps', async () => {
    const keep = vi.fn(async () => undefined);
    const writer = draftWriter<string>(db, place, environment, keep);
    writer.note('반지');
    expect(noted()).toEqual([['a', '반지', 1000]]);
    expect(keep).not.toHaveBeenCalled();
    await writer.keep('반지');
    expect(keep).toHaveBeenCalledWith('반지');
  });

  test('that is dropped is gone from the disk and from the notes, or from neither', async () => {
    await keepDraft(db, place, '반지', environment);
    noteTyped(db, place, '반지 두 돈', millis(2));
    await expect(dropDraft(db, place, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(noted()).toHaveLength(1);
    await dropDraft(db, place, () => dropTabDraft(db, place));
    expect(noted()).toEqual([]);
    expect(await db.drafts.count()).toBe(0);
  });
});

describe('the box of a room', () => {
  test('is noted as its words where nothing departs, and as nothing where there is white space', () => {
    noteBox(db, box, { words: words('안녕'), isEarly: false }, environment);
    expect(noted()).toEqual([['a', '안녕', 1000]]);
    noteBox(db, box, { words: words(' '), isEarly: false }, environment);
    expect(noted()).toEqual([['a', null, 1000]]);
    settleBox(db, box);
    expect(noted()).toEqual([]);
  });

  test('notes what is early beside its draft, nothing for nothing, and only until the draft is known', () => {
    noteBox(db, box, { words: words('안녕'), isEarly: true }, environment);
    expect(noted()).toEqual([[earlyPlace(place).tab, '안녕', 1000]]);
    noteBox(db, box, { words: words(''), isEarly: true }, environment);
    expect(noted()).toEqual([]);
    noteBox(db, box, { words: words('안녕'), isEarly: true }, environment);
    noteBox(db, box, { words: words('지난번\n안녕'), isEarly: false }, environment);
    expect(noted()).toEqual([['a', '지난번\n안녕', 1000]]);
  });

  test('keeps nothing else of what departs than its words', () => {
    const more = { ...words('하나', departing('m1', '하나')), problem: 'disk' } as BoxWords;
    noteBox(db, box, { words: more, isEarly: false }, environment);
    expect(noted()).toEqual([['a', words('하나', departing('m1', '하나')), 1000]]);
  });

  test('that died while words departed holds those that did not get into the conversation', async () => {
    await sendTyped(db, box, { ticket: 'sent', text: '하나', remaining: '둘셋' }, environment);
    const dead = words('하나둘셋', departing('sent', '하나'), departing('unsent', '둘'));
    noteTyped(db, { ...place, tab: 'dead' }, dead, millis(5));
    expect(await takeChatDraft(db, { ...box, tab: 'b' }, new Set(['a', 'b']))).toBe('둘셋');
    expect(noted()).toEqual([]);
    expect(await takeChatDraft(db, { ...box, tab: 'b' }, new Set(['a', 'b']))).toBe('둘셋');
  });

  test('knows what had said that it was stored', async () => {
    noteTyped(db, place, words('하나둘', departing('gone', '하나', true)), millis(5));
    expect(await takeChatDraft(db, { ...box, tab: 'b' }, nobody)).toBe('둘');
  });

  test('of another tab that is open is left to it, departing or not', async () => {
    const open = words('하나둘', departing('m1', '하나', true));
    noteTyped(db, place, open, millis(5));
    expect(await takeChatDraft(db, { ...box, tab: 'b' }, new Set(['a', 'b']))).toBe('');
    expect(noted()).toEqual([['a', open, 5]]);
    expect(await takeChatDraft(db, box, new Set(['a', 'b']))).toBe('둘');
  });

  test('all of whose words got there leaves nothing', async () => {
    await sendTyped(db, box, { ticket: 'sent', text: '하나', remaining: '' }, environment);
    noteTyped(db, place, words('하나', departing('sent', '하나')), millis(5));
    expect(await takeChatDraft(db, { ...box, tab: 'b' }, nobody)).toBe('');
    expect(noted()).toEqual([]);
    expect(await db.drafts.count()).toBe(0);
  });

  test('reads of a damaged note what it can', async () => {
    const lines = [
      null,
      3,
      { ticket: 'm1' },
      { text: '둘' },
      { ticket: 4, text: '둘' },
      departing('m1', '하나'),
    ];
    noteTyped(db, place, { text: '셋', departing: lines }, millis(5));
    expect(await takeChatDraft(db, { ...box, tab: 'b' }, nobody)).toBe('하나\n셋');
    for (const damaged of [{ text: 3, departing: [] }, { departing: [] }, 7, [], {}]) {
      noteTyped(db, place, damaged, millis(5));
      expect(await takeChatDraft(db, { ...box, tab: 'c' }, new Set(['b']))).toBe('');
    }
    noteTyped(db, place, { text: '글' }, millis(5));
    expect(await takeChatDraft(db, { ...box, tab: 'c' }, new Set(['b']))).toBe('글');
  });
});
