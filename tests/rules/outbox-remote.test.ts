import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { createOutboxRemote, type OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import type { ChatCommit, OutgoingMessage } from '#data/remote/rest/chat-commit.ts';
import { answerText } from '#domain/chat/message-content.ts';
import { lastMessageOf } from '#domain/chat/message-text.ts';
import { parseChatId, parseMessageId, parseProductId, parseUserId } from '#domain/ids.ts';
import { millis, won } from '#domain/units.ts';
import { markAllNotificationsRead } from '#sync/intents/all-notifications-read.ts';
import { emulatorToken } from './emulator-token.ts';
import { freshId, openWorld, timeOf, type World } from './world.ts';
import { newConversation, type Conversation } from './conversation.ts';

// The outbox's way out, against the real rules: what the fake server of the fault matrix pretends must be so.

const NEVER = new AbortController().signal;
/** A thousand documents take their time on a busy machine; how long is not what is tested. */
const PATIENT = { timeout: 300_000 };
let world: World;
let remote: OutboxRemote;

beforeAll(async () => {
  world = await openWorld();
  remote = createOutboxRemote(
    {
      firestoreOrigin: `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`,
      projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
      storage: {
        origin: `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''}`,
        bucket: 'demo-geumnaru.appspot.com',
      },
      functionsBase: 'http://127.0.0.1:1',
    },
    async (uid) => emulatorToken(uid),
  );
});
afterAll(() => world.close());

const must = <T>(value: T | null): T => {
  if (value === null) throw new Error('not an id');
  return value;
};

const value = <T>(outcome: RemoteOutcome<T>): T => {
  if (outcome.kind !== 'ok') throw new Error(`not taken: ${outcome.kind}`);
  return outcome.value;
};

const message = (over: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: must(parseMessageId(freshId('m'))),
  content: { kind: 'text', text: '안녕하세요 👋' },
  seq: 1,
  typedAt: millis(1_760_000_000_000),
  ...over,
});

const commitOf = (
  talk: Conversation,
  messages: readonly OutgoingMessage[],
  chatExists: boolean,
): ChatCommit => ({
  chatId: must(parseChatId(talk.chatId)),
  productId: must(parseProductId(talk.productId)),
  participants: [must(parseUserId(talk.participants[0])), must(parseUserId(talk.participants[1]))],
  sender: must(parseUserId(talk.buyer)),
  chatExists,
  messages,
  lastMessage: messages.map(({ content }) => lastMessageOf(content)).at(-1) ?? '',
});

test('the first message creates its chat, and sent again it is refused as a whole and can be found', async () => {
  const talk = await newConversation(world);
  const commit = commitOf(talk, [message()], false);
  const first = await remote.commitMessages(commit, NEVER);
  expect(first.kind).toBe('ok');
  expect(await remote.commitMessages(commit, NEVER)).toMatchObject({ kind: 'refused' });
  expect(await remote.commitMessages({ ...commit, chatExists: true }, NEVER)).toMatchObject({
    kind: 'refused',
  });
  const id = must(commit.messages[0]?.id ?? null);
  expect(await remote.findMessage(commit.sender, commit.chatId, id, '', NEVER)).toEqual(first);
  expect(await world.stored(talk.chatPath)).toMatchObject({
    unreadCount: { [talk.seller]: 1, [talk.buyer]: 0 },
  });
});

test('eight messages share a commit and its time, and count eight', async () => {
  const talk = await newConversation(world);
  await remote.commitMessages(commitOf(talk, [message()], false), NEVER);
  const eight = Array.from({ length: 8 }, (_, index) =>
    message({ seq: index + 2, content: { kind: 'text', text: `글 ${index}` } }),
  );
  const sent = await remote.commitMessages(commitOf(talk, eight, true), NEVER);
  expect(sent.kind).toBe('ok');
  expect(await world.stored(talk.chatPath)).toMatchObject({
    unreadCount: { [talk.seller]: 9 },
    lastMessage: '글 7',
  });
});

test('a wrong belief about the chat is refused, and asking tells the truth', async () => {
  const talk = await newConversation(world);
  const commit = commitOf(talk, [message()], true);
  expect((await remote.commitMessages(commit, NEVER)).kind).toBe('refused');
  expect(await remote.chatExists(commit.sender, commit.chatId, NEVER)).toEqual({ kind: 'ok', value: false });
  const id = must(commit.messages[0]?.id ?? null);
  expect(await remote.findMessage(commit.sender, commit.chatId, id, '', NEVER)).toEqual({
    kind: 'ok',
    value: null,
  });
  expect((await remote.commitMessages({ ...commit, chatExists: false }, NEVER)).kind).toBe('ok');
  expect(await remote.chatExists(commit.sender, commit.chatId, NEVER)).toEqual({ kind: 'ok', value: true });
});

test('an appointment goes with its payload', async () => {
  const talk = await newConversation(world);
  const card = message({
    content: {
      kind: 'appointment',
      appointment: { at: millis(1_760_000_000_000), place: '종로3가역', note: '' },
    },
  });
  const commit = { ...commitOf(talk, [card], false), lastMessage: '[약속]' };
  expect((await remote.commitMessages(commit, NEVER)).kind).toBe('ok');
  expect(await world.stored(`${talk.chatPath}/messages/${card.id}`)).toMatchObject({
    type: 'appointment',
    payload: { place: '종로3가역' },
  });
});

test('what calls an appointment off is found whichever side has sent it; of other answers, that there is one', async () => {
  const talk = await newConversation(world);
  const appointment = { at: millis(1_760_000_000_000), place: '종로3가역', note: '' };
  const card = message({ content: { kind: 'appointment', appointment } });
  value(await remote.commitMessages(commitOf(talk, [card], false), NEVER));
  const answers = (['accepted', 'called_off'] as const).map((verdict, index) =>
    message({
      id: must(parseMessageId(`${card.id}${'-a'.repeat(index + 1)}`)),
      content: { kind: 'answer', verdict },
    }),
  );
  const theirs = answers.map((answer) => ({
    ...commitOf(talk, [answer], true),
    sender: must(parseUserId(talk.seller)),
  }));
  for (const commit of theirs) value(await remote.commitMessages(commit, NEVER));
  const [buyer, chatId] = [must(parseUserId(talk.buyer)), must(parseChatId(talk.chatId))];
  const found = await Promise.all(
    answers.map(async ({ id }, index) => {
      const said = answerText(index === 0 ? 'withdrawn' : 'called_off');
      return value(await remote.findMessage(buyer, chatId, id, said, NEVER));
    }),
  );
  expect(found).toEqual(['answered', expect.any(Number)]);
  // What is no answer is the other side's own, whatever stands there.
  const seller = must(parseUserId(talk.seller));
  expect(value(await remote.findMessage(seller, chatId, card.id, '', NEVER))).toBeNull();
  // Whoever comes second is refused, and asks.
  const second = { ...must(theirs[1] ?? null), sender: buyer };
  expect((await remote.commitMessages(second, NEVER)).kind).toBe('refused');
});

test('price offers go with their payload, and with words for an app that knows none, eight in a commit', async () => {
  const talk = await newConversation(world);
  expect((await remote.commitMessages(commitOf(talk, [message()], false), NEVER)).kind).toBe('ok');
  const offers = Array.from({ length: 8 }, (_, seq) =>
    message({ content: { kind: 'offer', price: won(480_000) }, seq }),
  );
  const commit = { ...commitOf(talk, offers, true), lastMessage: '[가격 제안] 480,000원' };
  expect((await remote.commitMessages(commit, NEVER)).kind).toBe('ok');
  for (const { id } of offers) {
    expect(await world.stored(`${talk.chatPath}/messages/${id}`)).toMatchObject({
      text: '[가격 제안] 480,000원',
      type: 'offer',
      payload: { price: 480_000 },
    });
  }
});

test('read marks clear the counter and add the reader once', async () => {
  const talk = await newConversation(world);
  const commit = commitOf(talk, [message(), message({ seq: 2 })], false);
  await remote.commitMessages(commit, NEVER);
  const seller = must(parseUserId(talk.seller));
  const ids = commit.messages.map(({ id }) => id);
  expect(await remote.markRead(seller, commit.chatId, ids, null, NEVER)).toEqual({ kind: 'ok', value: null });
  expect(await remote.markRead(seller, commit.chatId, ids, null, NEVER)).toEqual({ kind: 'ok', value: null });
  expect(await world.stored(talk.chatPath)).toMatchObject({ unreadCount: { [talk.seller]: 0 } });
  expect(await world.stored(`${talk.chatPath}/messages/${ids[0]}`)).toMatchObject({
    readBy: [talk.buyer, talk.seller],
  });
});

test('a read mark that waited leaves what has come since, and no more than that', async () => {
  const talk = await newConversation(world);
  const first = commitOf(talk, [message()], false);
  const seenTo = value(await remote.commitMessages(first, NEVER));
  const later = commitOf(talk, [message({ seq: 2 })], true);
  const laterAt = value(await remote.commitMessages(later, NEVER));
  const seller = must(parseUserId(talk.seller));
  const [one, two] = [first, later].map(({ messages }) => messages.map(({ id }) => id));

  expect(
    (await remote.markRead(seller, first.chatId, one ?? [], { to: seenTo, unread: 1 }, NEVER)).kind,
  ).toBe('ok');
  expect(await world.stored(talk.chatPath)).toMatchObject({ unreadCount: { [talk.seller]: 1 } });
  expect(await world.stored(`${talk.chatPath}/messages/${one?.[0]}`)).toMatchObject({
    readBy: [talk.buyer, talk.seller],
  });

  expect(
    (await remote.markRead(seller, first.chatId, two ?? [], { to: laterAt, unread: 1 }, NEVER)).kind,
  ).toBe('ok');
  expect(await world.stored(talk.chatPath)).toMatchObject({ unreadCount: { [talk.seller]: 0 } });
});

test('a read mark leaves what is counted and was not there to be read, and raises nothing', async () => {
  const talk = await newConversation(world);
  const first = commitOf(talk, [message()], false);
  const to = value(await remote.commitMessages(first, NEVER));
  const seller = must(parseUserId(talk.seller));
  const counts = async () => (await world.stored(talk.chatPath))?.['unreadCount'];
  expect((await remote.markRead(seller, first.chatId, [], { to, unread: 0, left: 1 }, NEVER)).kind).toBe(
    'ok',
  );
  expect(await counts()).toMatchObject({ [talk.seller]: 1 });
  const ids = first.messages.map(({ id }) => id);
  expect((await remote.markRead(seller, first.chatId, ids, { to, unread: 1 }, NEVER)).kind).toBe('ok');
  // It was counted before another device had read it.
  const late = await remote.markRead(seller, first.chatId, [], { to, unread: 0, left: 1 }, NEVER);
  expect(late).toEqual({ kind: 'ok', value: { unread: 0, lastAt: to } });
  expect(await counts()).toMatchObject({ [talk.seller]: 0 });
});

test('what one wrote oneself since is no news that keeps the counter', async () => {
  const talk = await newConversation(world);
  const theirs = commitOf(talk, [message()], false);
  const seenTo = value(await remote.commitMessages(theirs, NEVER));
  const seller = must(parseUserId(talk.seller));
  const answer = { ...commitOf(talk, [message({ seq: 2 })], true), sender: seller };
  expect((await remote.commitMessages(answer, NEVER)).kind).toBe('ok');
  expect((await remote.markRead(seller, theirs.chatId, [], { to: seenTo, unread: 1 }, NEVER)).kind).toBe(
    'ok',
  );
  expect(await world.stored(talk.chatPath)).toMatchObject({
    unreadCount: { [talk.seller]: 0, [talk.buyer]: 1 },
  });
});

test('a favorite is set twice without harm, and removed whatever ids its items have', async () => {
  const uid = must(parseUserId(freshId('fan')));
  const product = must(parseProductId(freshId('p')));
  const items = `favorites/${uid}/items`;
  expect((await remote.setFavorite(uid, product, true, NEVER)).kind).toBe('ok');
  expect((await remote.setFavorite(uid, product, true, NEVER)).kind).toBe('ok');
  await world.given({
    [`${items}/${freshId('old')}`]: { favoriteProductId: product, createdAt: timeOf('2025-01-01T00:00:00Z') },
  });
  expect((await remote.setFavorite(uid, product, false, NEVER)).kind).toBe('ok');
  expect(await world.stored(`${items}/${product}`)).toBeUndefined();
  expect((await remote.setFavorite(uid, product, false, NEVER)).kind).toBe('ok');
});

test('notifications are read by their recipient alone', async () => {
  const owner = must(parseUserId(freshId('owner')));
  const id = freshId('n');
  await world.given({
    [`notifications/${id}`]: {
      to: owner,
      type: 'system',
      title: '알림',
      body: '',
      link: '',
      meta: {},
      read: false,
      createdAt: timeOf('2026-01-01T00:00:00Z'),
    },
  });
  const ids = [id as never];
  expect((await remote.markNotificationsRead(must(parseUserId(freshId('other'))), ids, NEVER)).kind).toBe(
    'refused',
  );
  expect((await remote.markNotificationsRead(owner, ids, NEVER)).kind).toBe('ok');
  expect(await world.stored(`notifications/${id}`)).toMatchObject({ read: true });
});

test(
  'what is unread is found by its owner, a page at a time, and marked until nothing is',
  PATIENT,
  async () => {
    const owner = must(parseUserId(freshId('owner')));
    const notice = { to: owner, type: 'system', title: '안내', body: '', link: '', meta: {}, read: false };
    const documents = Array.from({ length: 1_200 }, () => [`notifications/${freshId('n')}`, notice] as const);
    // A commit takes five hundred documents.
    await world.given(Object.fromEntries(documents.slice(0, 400)));
    await world.given(Object.fromEntries(documents.slice(400, 800)));
    await world.given(Object.fromEntries(documents.slice(800)));
    await world.given({ [`notifications/${freshId('n')}`]: { ...notice, read: true } });
    await world.given({ [`notifications/${freshId('n')}`]: { ...notice, to: 'somebody-else' } });
    const before = millis(Date.now() + 60_000);
    const batches: number[] = [];
    const counted: OutboxRemote = {
      ...remote,
      markNotificationsRead(uid, ids, signal) {
        batches.push(ids.length);
        return remote.markNotificationsRead(uid, ids, signal);
      },
    };
    const markAll = () =>
      markAllNotificationsRead({ remote: counted, signal: NEVER }, owner, { ids: new Set(), before });
    // As the outbox does: a server too busy to answer in time is asked again.
    let done = await markAll();
    while (done.kind === 'unreachable') done = await markAll();
    expect(done.kind).toBe('ok');
    expect(Math.max(...batches)).toBe(500);
    expect(await remote.unreadNotifications(owner, 500, NEVER)).toEqual({ kind: 'ok', value: [] });
  },
);

test('an upload that is repeated after a lost answer finds its own object', async () => {
  const talk = await newConversation(world);
  const buyer = must(parseUserId(talk.buyer));
  const path = `chatImages/${talk.chatId}/1760000000000_photo.png`;
  const blob = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3)], { type: 'image/png' });
  const first = await remote.uploadPhoto(buyer, path, blob, () => undefined, NEVER);
  expect(first.kind).toBe('ok');
  expect(await remote.uploadPhoto(buyer, path, blob, () => undefined, NEVER)).toEqual(first);
  expect(await remote.findPhoto(buyer, path, NEVER)).toEqual(first);
  expect(await remote.findPhoto(buyer, `${path}x`, NEVER)).toEqual({ kind: 'refused', code: 'gone' });
  const url = first.kind === 'ok' ? first.value : '';
  const commit = {
    ...commitOf(talk, [message({ content: { kind: 'image', imageUrl: url, caption: '' } })], false),
    lastMessage: '[이미지]',
  };
  // The rules take the address that a browser's build uses, where the emulator is called localhost.
  expect((await remote.commitMessages(commit, NEVER)).kind).toBe('ok');
});

test('a text file is refused as a picture', async () => {
  const talk = await newConversation(world);
  const blob = new Blob(['no picture'], { type: 'text/plain' });
  const path = `chatImages/${talk.chatId}/1760000000000_photo.jpg`;
  const buyer = must(parseUserId(talk.buyer));
  expect(await remote.uploadPhoto(buyer, path, blob, () => undefined, NEVER)).toMatchObject({
    kind: 'refused',
  });
});
