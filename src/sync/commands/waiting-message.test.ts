import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { roomSummaries } from '#data/local/queries/room-queries.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import type { ChatId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { deleteWaitingMessage, editWaitingMessage } from './waiting-message.ts';

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
    const before = [await room(), await device.db.messages.get(id), await device.db.outbox.toArray()];
    expect(await editWaitingMessage(device.db, id, '고친 말')).toEqual({ ok: false, code: 'in_flight' });
    expect(await deleteWaitingMessage(device.db, id)).toEqual({ ok: false, code: 'in_flight' });
    expect([await room(), await device.db.messages.get(id), await device.db.outbox.toArray()]).toEqual(
      before,
    );
  });

  test('is not there any more once it has arrived', async () => {
    const id = await type('간 말');
    await deliver();
    expect(await editWaitingMessage(device.db, id, '고친 말')).toEqual({ ok: false, code: 'gone' });
    expect(await deleteWaitingMessage(device.db, id)).toEqual({ ok: false, code: 'gone' });
  });
});
