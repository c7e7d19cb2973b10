import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { startChat } from './start-chat.ts';

const RING = productId('ring');

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

const start = (...[product, other]: [Parameters<typeof startChat>[1], Parameters<typeof startChat>[2]]) =>
  startChat(device.db, product, other, device.environment);
const rooms = () => device.db.chats.toArray();

test('the room of two people about a thing is opened empty, on this device alone', async () => {
  const started = await start(RING, SELLER);
  expect(started).toEqual({ ok: true, value: `ring_${device.uid}_${SELLER}` });
  expect(await rooms()).toEqual([
    {
      id: `ring_${device.uid}_${SELLER}`,
      productId: RING,
      participants: [device.uid, SELLER],
      lastMessage: '',
      lastMessageAt: device.now,
      lastUpdated: device.now,
      unreadCount: {},
      isOnServer: false,
    },
  ]);
  expect(await device.db.outbox.count()).toBe(0);
});

test('a room that is there is found again, with what was said in it', async () => {
  const chatId = await device.openChat('ring');
  await device.type(chatId, '안녕하세요');
  const before = await rooms();
  device.now += 60_000;
  expect(await start(RING, SELLER)).toEqual({ ok: true, value: chatId });
  expect(await rooms()).toEqual(before);
});

test.each([
  ['oneself', () => start(RING, device.uid)],
  ['nobody', () => start(RING, null)],
  ['somebody about nothing', () => start(null, SELLER)],
  ['nobody about nothing', () => start(null, null)],
  ['somebody whose id is too long for a room’s', () => start(RING, userId('x'.repeat(128)))],
])('a room with %s is refused, and none is opened', async (_, started) => {
  expect(await started()).toEqual({ ok: false, code: 'invalid' });
  expect(await rooms()).toEqual([]);
});
