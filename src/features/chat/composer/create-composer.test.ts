import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { draftOf } from '#domain/chat/box-words.ts';
import type { ChatId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { keepChatDraft, noteBox, sendTyped, settleBox, takeChatDraft } from '#sync/commands/chat-draft.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { BUYER, SELLER, chatId, productId } from '#tests/support/domain-fixtures.ts';
import { keptChatDraft } from '#tests/support/kept-chat-draft.ts';
import { createAnswerGate } from '../warning/answer-gate.ts';
import { composerOf, createComposer, type Composer, type ComposerSurroundings } from './create-composer.ts';

const room = chatId('p1_buyer_seller');
const box = { chatId: room, tab: 'a' };
let made = 0;
const environment = { now: () => millis(1000 + made), random: () => 0, newId: () => `m${(made += 1)}` };
let db: UserDatabase;

const openComposer = (slow: Partial<ComposerSurroundings> = {}): Composer =>
  createComposer({
    send: (message) => sendTyped(db, box, message, environment),
    readDraft: () => takeChatDraft(db, box, new Set()),
    keepDraft: (text) => keepChatDraft(db, box, text, environment),
    note: (standing) => noteBox(db, box, standing, environment),
    settle: () => settleBox(db, box),
    newTicket: environment.newId,
    ...slow,
  });

/** A disk that takes a draft once it is told to, and what it was asked to take. */
function busyDisk() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    release: () => waiting.splice(0).forEach((go) => go()),
    async keepDraft(text: string) {
      asked.push(text);
      await new Promise<void>((resolve) => waiting.push(resolve));
      await keepChatDraft(db, box, text, environment);
    },
  };
}

const conversation = async () =>
  (await newestMessages(db, room, 100)).map(({ content }) => (content.kind === 'text' ? content.text : ''));
const isQuiet = (composer: Composer) => () => expect(composer.get().departing).toEqual([]);

function fillDisk(): () => void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  db.messages.hook('creating', refuse);
  return () => db.messages.hook('creating').unsubscribe(refuse);
}

beforeEach(async () => {
  db = openUserDatabase(BUYER);
  await startChat(db, productId('p1'), SELLER, environment);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteUserDatabase(BUYER);
});

test('messages submitted one after another reach the disk in that order', async () => {
  const composer = openComposer();
  for (const text of ['하나', '둘', '셋']) {
    composer.type(text);
    composer.submit();
  }
  await vi.waitFor(isQuiet(composer));
  expect(await conversation()).toEqual(['하나', '둘', '셋']);
  expect(composer.get().text).toBe('');
});

test('what is typed is on the disk without a pause, and the next visit finds it', async () => {
  const composer = openComposer();
  composer.type('저번에 말한');
  await vi.waitFor(async () => expect(await keptChatDraft(db, room)).toBe('저번에 말한'));
  const next = openComposer();
  next.start();
  await vi.waitFor(() => expect(next.get().text).toBe('저번에 말한'));
});

test('keys that come while the disk is busy are written together, and at once where the page may be gone', async () => {
  const disk = busyDisk();
  const composer = openComposer(disk);
  for (const text of ['ㄱ', '그', '금', '금반']) composer.type(text);
  expect(disk.asked).toEqual(['ㄱ']);
  composer.flush();
  expect(disk.asked).toEqual(['ㄱ', '금반']);
  composer.type('금반지');
  disk.release();
  await vi.waitFor(() => expect(disk.asked).toEqual(['ㄱ', '금반', '금반지']));
  disk.release();
  await vi.waitFor(async () => expect(await keptChatDraft(db, room)).toBe('금반지'));
});

test('a draft that a full disk takes after the message is no draft', async () => {
  const disk = busyDisk();
  const composer = openComposer(disk);
  composer.type('안녕');
  composer.submit();
  await vi.waitFor(isQuiet(composer));
  disk.release();
  await vi.waitFor(() => expect(disk.asked).toEqual(['안녕', '']));
  disk.release();
  await vi.waitFor(async () => expect(await keptChatDraft(db, room)).toBe(''));
});

test('a draft that was refused is asked for again with the next key, or with one that came meanwhile', async () => {
  const asked: string[] = [];
  const composer = openComposer({
    keepDraft: async (text) => {
      asked.push(text);
      throw new Error('refused');
    },
  });
  composer.type('금');
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1));
  expect(asked).toEqual(['금']);
  composer.type('금');
  composer.type('금반지');
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(3));
  expect(asked).toEqual(['금', '금', '금반지']);
});

test('what is typed before the last visit’s draft is there stands below it, once', async () => {
  await keepChatDraft(db, box, '지난번', environment);
  let letRead = () => {};
  const isLetRead = new Promise<void>((resolve) => (letRead = resolve));
  const written: string[] = [];
  const composer = openComposer({
    readDraft: async () => {
      await isLetRead;
      return takeChatDraft(db, box, new Set());
    },
    keepDraft: (text) => {
      written.push(text);
      return keepChatDraft(db, box, text, environment);
    },
  });
  composer.start();
  composer.type('이번');
  expect(written).toEqual([]);
  letRead();
  await vi.waitFor(() => expect(composer.get().text).toBe('지난번\n이번'));
  await vi.waitFor(async () => expect(await keptChatDraft(db, room)).toBe('지난번\n이번'));
});

test('a draft is read once, however often the composer is started', async () => {
  await keepChatDraft(db, box, '한 번만', environment);
  let reads = 0;
  const composer = openComposer({
    readDraft: () => {
      reads += 1;
      return takeChatDraft(db, box, new Set());
    },
  });
  composer.start();
  composer.start();
  await vi.waitFor(() => expect(composer.get().text).toBe('한 번만'));
  composer.start();
  expect(reads).toBe(1);
});

test('words that are left for a box that is open come into it where nothing stands there', async () => {
  const composer = openComposer();
  const isDone = () => expect(composer.isAtWork()).toBe(false);
  composer.lookAgain();
  composer.start();
  await vi.waitFor(isDone);
  const left = (text: string) => keepChatDraft(db, { ...box, tab: 'gone' }, text, environment);
  await left('고친 말');
  composer.lookAgain();
  await vi.waitFor(() => expect(composer.get().text).toBe('고친 말'));
  await vi.waitFor(isDone);
  await left('또 고친 말');
  composer.lookAgain();
  await vi.waitFor(isDone);
  expect(composer.get().text).toBe('고친 말');
});

test('a sent message is no draft, from the moment it is in the conversation', async () => {
  const composer = openComposer();
  const found: string[][] = [];
  composer.onSent(() => {
    void Promise.all([conversation(), keptChatDraft(db, room)]).then(([said, draft]) =>
      found.push([...said, draft]),
    );
  });
  composer.type('안녕');
  composer.submit();
  await vi.waitFor(() => expect(found).toEqual([['안녕', '']]));
  await vi.waitFor(isQuiet(composer));
  expect(await keptChatDraft(db, room)).toBe('');
});

test('when the disk is full everything comes back in order, and goes out once there is room', async () => {
  const makeRoom = fillDisk();
  const composer = openComposer();
  composer.type('하나');
  composer.submit();
  composer.type('둘');
  composer.submit();
  composer.type('셋');
  await vi.waitFor(() => expect(composer.get()).toMatchObject({ text: '하나\n둘\n셋', problem: 'disk' }));
  expect(await conversation()).toEqual([]);
  makeRoom();
  composer.submit();
  await vi.waitFor(isQuiet(composer));
  expect(await conversation()).toEqual(['하나\n둘\n셋']);
  expect(composer.get()).toMatchObject({ text: '', problem: null });
});

test('a room that is not on this device says so and keeps the words', async () => {
  await db.chats.clear();
  const composer = openComposer();
  composer.type('저기요');
  composer.submit();
  await vi.waitFor(() => expect(composer.get()).toMatchObject({ text: '저기요', problem: 'no_chat' }));
});

test('the box is emptied once the words are on the disk, and not before', async () => {
  const composer = openComposer();
  composer.type('안녕');
  composer.submit();
  expect(composer.get().text).toBe('안녕');
  const sent = new Promise<string>((resolve) => composer.onSent(() => resolve(composer.get().text)));
  expect(await sent).toBe('');
  expect(await conversation()).toEqual(['안녕']);
});

test('what was submitted is sent once, however often it is submitted, and what is typed since is kept', async () => {
  const composer = openComposer();
  composer.type('안녕');
  composer.submit();
  composer.submit();
  composer.type('안녕하세요');
  composer.submit();
  composer.type('안녕하세요, 혹시');
  await vi.waitFor(isQuiet(composer));
  expect(await conversation()).toEqual(['안녕', '하세요']);
  expect(composer.get().text).toBe(', 혹시');
});

describe('what waits to be let through', () => {
  /** Nobody can say yet whether a warning has to be read first. */
  function unsureGate() {
    const gate = createAnswerGate();
    return { gate, submit: (composer: Composer) => composer.submit(gate.before) };
  }
  const typeAndSubmit = (composer: Composer, text: string, submit: (composer: Composer) => void) => {
    composer.type(text);
    submit(composer);
  };

  test('leaves as it stood when it was submitted, whatever has been typed behind it or over it since', async () => {
    const { gate, submit } = unsureGate();
    const composer = openComposer();
    typeAndSubmit(composer, '하나', submit);
    typeAndSubmit(composer, '하나둘', submit);
    typeAndSubmit(composer, '셋', submit);
    composer.type('셋 네');
    expect(draftOf(composer.get())).toBe('하나\n둘\n셋 네');
    expect(await conversation()).toEqual([]);
    gate.turn('open');
    await vi.waitFor(isQuiet(composer));
    expect(await conversation()).toEqual(['하나', '둘', '셋']);
    expect(composer.get().text).toBe(' 네');
  });

  test('is sent once, however often it is submitted, and none of it is asked about that cannot be sent', async () => {
    const { gate, submit } = unsureGate();
    const composer = openComposer();
    submit(composer);
    gate.turn('closed');
    expect(gate.isAsking()).toBe(false);
    gate.turn('unsure');
    typeAndSubmit(composer, '안녕', submit);
    submit(composer);
    gate.turn('open');
    await vi.waitFor(isQuiet(composer));
    expect(await conversation()).toEqual(['안녕']);
  });

  test('is not overtaken by what was submitted after it', async () => {
    const { gate, submit } = unsureGate();
    const send = vi.fn<ComposerSurroundings['send']>((message) => sendTyped(db, box, message, environment));
    const composer = openComposer({ send });
    typeAndSubmit(composer, '하나', submit);
    typeAndSubmit(composer, '하나둘', (open) => open.submit());
    expect(send).not.toHaveBeenCalled();
    gate.turn('open');
    await vi.waitFor(isQuiet(composer));
    expect(await conversation()).toEqual(['하나', '둘']);
  });

  test('stands in the box again, all of it, where its writer would rather not send it', async () => {
    const { gate, submit } = unsureGate();
    const composer = openComposer();
    typeAndSubmit(composer, '하나', submit);
    typeAndSubmit(composer, '둘', submit);
    composer.type('셋');
    gate.turn('closed');
    gate.cancel();
    expect(composer.get()).toMatchObject({ text: '하나\n둘\n셋', departing: [] });
    await vi.waitFor(async () => expect(await keptChatDraft(db, room)).toBe('하나\n둘\n셋'));
    await vi.waitFor(() => expect(composer.isAtWork()).toBe(false));
    gate.turn('open');
    submit(composer);
    await vi.waitFor(isQuiet(composer));
    expect(await conversation()).toEqual(['하나\n둘\n셋']);
  });

  test('comes back with what a full disk refuses before it, and is asked about no more', async () => {
    const { gate, submit } = unsureGate();
    gate.turn('open');
    const makeRoom = fillDisk();
    const composer = openComposer();
    typeAndSubmit(composer, '하나', submit);
    gate.turn('unsure');
    typeAndSubmit(composer, '하나둘', submit);
    await vi.waitFor(() => expect(composer.get()).toMatchObject({ text: '하나둘', problem: 'disk' }));
    makeRoom();
    gate.turn('open');
    await vi.waitFor(() => expect(composer.isAtWork()).toBe(false));
    expect(await conversation()).toEqual([]);
    submit(composer);
    await vi.waitFor(isQuiet(composer));
    expect(await conversation()).toEqual(['하나둘']);
  });

  test('is the room’s as long as it waits, and sent by whoever leaves before anybody could say', async () => {
    const { gate, submit } = unsureGate();
    const rooms = new Map<ChatId, Composer>();
    const composer = composerOf(rooms, room, openComposer);
    typeAndSubmit(composer, '하나', submit);
    await vi.waitFor(async () => expect(await keptChatDraft(db, room)).toBe('하나'));
    expect(composerOf(rooms, room, openComposer)).toBe(composer);
    gate.leave();
    await vi.waitFor(isQuiet(composer));
    expect(await conversation()).toEqual(['하나']);
  });
});
