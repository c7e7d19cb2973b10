import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { roomSummaries } from '#data/local/queries/room-queries.ts';
import { mergeServerChats } from '#data/local/chat-store.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import { MESSAGE_MAX_CHARS } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { millis, won } from '#domain/units.ts';
import { messageId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import {
  deleteOnceTried,
  deleteWaitingMessage,
  editWaitingMessage,
  retryMessage,
} from './waiting-message.ts';

let device: FakeDevice;
let chatId: ChatId;

beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  chatId = await device.openChat('ring');
});

/** A minute later. */
async function type(text: string) {
  device.now += 60_000;
  return device.type(chatId, text);
}

async function deliver(): Promise<void> {
  await device.drainUntilQuiet();
  // What the listener says of it.
  await device.db.chats.update(chatId, { isOnServer: true });
}

const listed = async () => (await roomSummaries(device.db)).map(({ lastMessage }) => lastMessage);
const room = () => device.db.chats.get(chatId);
/** Everything that a message which waits stands in. */
const disk = async () => {
  const { messages, outbox, photos, chats } = device.db;
  return Promise.all([messages.toArray(), outbox.toArray(), photos.count(), chats.toArray()]);
};

describe('the list of rooms', () => {
  test('shows the last message as it was edited, in its place', async () => {
    const id = await type('실수로 적은 말');
    const before = await room();
    await editWaitingMessage(device.db, id, '고친 말');
    expect(await room()).toEqual({ ...before, lastMessage: '고친 말' });
  });

  test('is not told of the edit of an earlier message', async () => {
    const id = await type('먼저 적은 말');
    await type('나중에 적은 말');
    const before = await room();
    await editWaitingMessage(device.db, id, '고친 말');
    expect(await room()).toEqual(before);
  });

  test('keeps the time of what the server has told of since, whatever earlier message is edited', async () => {
    const id = await type('먼저 적은 말');
    await type('나중에 적은 말');
    const known = await room();
    if (!known) throw new Error('no room');
    await mergeServerChats(device.db, [{ ...known, lastUpdated: millis(device.now + 60_000) }]);
    const before = await room();
    expect(before).toMatchObject({ lastUpdated: device.now + 60_000 });
    await editWaitingMessage(device.db, id, '고친 말');
    expect(await room()).toEqual(before);
  });

  test('goes back to the message before the one that was deleted, with its time', async () => {
    await type('먼저 적은 말');
    const before = await room();
    const id = await type('지울 말');
    expect(await listed()).toEqual(['지울 말']);
    await deleteWaitingMessage(device.db, id);
    expect(await room()).toEqual(before);
  });

  test('goes back to a message that the server has, at the server’s time', async () => {
    const first = await type('보낸 말');
    await deliver();
    await deleteWaitingMessage(device.db, await type('지울 말'));
    const sent = await device.db.messages.get(first);
    const at = Math.floor((sent?.position ?? 0) / 1000);
    expect(await room()).toMatchObject({ lastMessage: '보낸 말', lastMessageAt: at, lastUpdated: at });
  });

  test('no longer has a room whose only message was deleted before it reached the server', async () => {
    const id = await type('지울 말');
    expect(await listed()).toEqual(['지울 말']);
    await deleteWaitingMessage(device.db, id);
    expect(await listed()).toEqual([]);
    expect(await room()).toMatchObject({ lastMessage: '' });
  });

  test('keeps a room that is on the server though this device has none of its messages', async () => {
    await device.db.chats.update(chatId, { isOnServer: true });
    await deleteWaitingMessage(device.db, await type('지울 말'));
    expect(await listed()).toHaveLength(1);
  });

  test('is not told of the deletion of an earlier message', async () => {
    const id = await type('먼저 적은 말');
    await type('나중에 적은 말');
    const before = await room();
    await deleteWaitingMessage(device.db, id);
    expect(await room()).toEqual(before);
  });
});

describe('a message that is on its way', () => {
  test('is neither edited nor deleted: nobody can say whether the server has it', async () => {
    const id = await type('가는 말');
    await claimRows(device.db, await device.db.outbox.toArray(), millis(device.now));
    const before = await disk();
    expect(await editWaitingMessage(device.db, id, '고친 말')).toEqual({ ok: false, code: 'in_flight' });
    expect(await deleteWaitingMessage(device.db, id)).toEqual({ ok: false, code: 'in_flight' });
    expect(await disk()).toEqual(before);
  });

  test('is not there any more once it has arrived', async () => {
    const id = await type('간 말');
    await deliver();
    expect(await editWaitingMessage(device.db, id, '고친 말')).toEqual({ ok: false, code: 'gone' });
    expect(await deleteWaitingMessage(device.db, id)).toEqual({ ok: false, code: 'gone' });
  });
});

describe('an edit', () => {
  test('changes the words that will be sent and those that are shown, and nothing else', async () => {
    const id = await type('실수로 적은 말');
    const [[message], [row]] = await disk();
    device.now += 60_000;
    expect(await editWaitingMessage(device.db, id, ' 고친 말\n')).toEqual({ ok: true, value: null });
    const content = { kind: 'text', text: '고친 말' };
    const intent = { ...row?.intent, body: content };
    expect((await disk()).slice(0, 2)).toEqual([[{ ...message, content }], [{ ...row, intent }]]);
  });

  test.each([
    ['nothing to read', ' \u200B\n', 'empty'],
    ['one character too many', '가'.repeat(MESSAGE_MAX_CHARS + 1), 'too_long'],
  ])('to %s is refused, and the message stays as it was', async (_, text, code) => {
    const id = await type('적은 말');
    const before = await disk();
    expect(await editWaitingMessage(device.db, id, text)).toEqual({ ok: false, code });
    expect(await disk()).toEqual(before);
  });

  test('to just the greatest length is taken', async () => {
    const id = await type('적은 말');
    const text = '가'.repeat(MESSAGE_MAX_CHARS);
    expect(await editWaitingMessage(device.db, id, text)).toEqual({ ok: true, value: null });
    expect(await device.db.messages.get(id)).toMatchObject({ content: { text } });
  });

  test.each([
    ['a price', { kind: 'offer', price: won(480_000) }],
    ['a picture', { kind: 'image', blob: new Blob(['사진']), fileName: '반지.jpg', width: 8, height: 6 }],
  ] as const)('of %s finds no words to change, and leaves it as it was', async (_, content) => {
    const id = await device.send(chatId, content);
    const before = await disk();
    expect(await editWaitingMessage(device.db, id, '고친 말')).toEqual({ ok: false, code: 'gone' });
    expect(await disk()).toEqual(before);
  });
});

test('a refused message that is tried again shows at once that it waits, at its place', async () => {
  device.server.isPoison = () => true;
  const id = await type('막힌 말');
  await device.drainUntilQuiet();
  const [refused] = await device.db.outbox.toArray();
  expect(refused).toMatchObject({ state: { kind: 'failed' } });
  expect(await device.db.messages.get(id)).toMatchObject({ delivery: { kind: 'failed' } });
  await retryMessage(device.db, id);
  expect(await device.db.messages.get(id)).toMatchObject({ delivery: { kind: 'queued' } });
  expect(await device.db.outbox.toArray()).toMatchObject([{ seq: refused?.seq, state: { kind: 'queued' } }]);
});

test('a message that was not refused is not tried again by it', async () => {
  const id = await type('기다리는 말');
  const before = await disk();
  await retryMessage(device.db, id);
  expect(await disk()).toEqual(before);
});

describe('a message that is let go of', () => {
  test('while it waits goes at once, its photo too', async () => {
    const blob = new Blob(['사진']);
    const id = await device.send(chatId, { kind: 'image', blob, fileName: '반지.jpg', width: 8, height: 6 });
    expect(await deleteOnceTried(device.db, id)).toEqual({ ok: true, value: null });
    expect((await disk()).slice(0, 3)).toEqual([[], [], 0]);
  });

  test('and never waited, or waits no more, is gone', async () => {
    expect(await deleteOnceTried(device.db, messageId('nowhere'))).toEqual({ ok: false, code: 'gone' });
  });
});
