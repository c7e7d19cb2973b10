import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatDraft } from '#data/local/queries/draft-queries.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { keepChatDraft, sendTyped, takeChatDraft } from '#sync/commands/chat-draft.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { BUYER, SELLER, chatId, productId } from '#tests/support/domain-fixtures.ts';
import { createComposer, type Composer } from './create-composer.ts';

const room = chatId('p1_buyer_seller');
const box = { chatId: room, tab: 'a' };
let made = 0;
const environment = { now: () => millis(1000 + made), random: () => 0, newId: () => `m${(made += 1)}` };
let db: UserDatabase;
/** Runs what waits for a pause in typing. */
let pause: () => void;

function openComposer(): Composer {
  let waiting: (() => void) | null = null;
  pause = () => {
    const run = waiting;
    waiting = null;
    run?.();
  };
  return createComposer({
    send: (message) => sendTyped(db, box, message, environment),
    readDraft: () => takeChatDraft(db, box, new Set()),
    keepDraft: (text) => keepChatDraft(db, box, text, environment),
    soon: (run) => {
      waiting = run;
      return () => (waiting = null);
    },
  });
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

test('a pause in typing keeps the draft, and the next visit finds it', async () => {
  const composer = openComposer();
  composer.type('저번에 말한');
  pause();
  await vi.waitFor(async () => expect(await chatDraft(db, room)).toBe('저번에 말한'));
  const next = openComposer();
  next.start();
  await vi.waitFor(() => expect(next.get().text).toBe('저번에 말한'));
});

test('a draft is read once, however often the composer is started', async () => {
  await keepChatDraft(db, box, '한 번만', environment);
  const composer = openComposer();
  composer.start();
  composer.start();
  await vi.waitFor(() => expect(composer.get().text).toBe('한 번만'));
  expect(composer.get().text).toBe('한 번만');
});

test('leaving the page keeps the draft without waiting for a pause', async () => {
  const composer = openComposer();
  composer.type('급히');
  composer.flush();
  await vi.waitFor(async () => expect(await chatDraft(db, room)).toBe('급히'));
});

test('a sent message is no draft', async () => {
  const composer = openComposer();
  composer.type('안녕');
  pause();
  composer.submit();
  await vi.waitFor(isQuiet(composer));
  pause();
  await vi.waitFor(async () => expect(await chatDraft(db, room)).toBe(''));
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

test('whoever types without a pause is kept all the same', async () => {
  let timers = 0;
  const steady = createComposer({
    send: (message) => sendTyped(db, box, message, environment),
    readDraft: () => takeChatDraft(db, box, new Set()),
    keepDraft: (text) => keepChatDraft(db, box, text, environment),
    soon: (run) => {
      timers += 1;
      const timer = setTimeout(run, 40);
      return () => clearTimeout(timer);
    },
  });
  for (let letters = 1; letters <= 20; letters += 1) {
    steady.type('금'.repeat(letters));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect((await chatDraft(db, room)).length).toBeGreaterThan(1);
  expect(timers).toBeGreaterThan(1);
  steady.flush();
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
