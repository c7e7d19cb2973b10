import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { badgeCounts } from '#data/local/queries/badge-queries.ts';
import { roomSummaries } from '#data/local/queries/room-queries.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { sendMessage } from './send-message.ts';
import { setBlock } from './set-block.ts';

let device: FakeDevice;

beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

test('a blocked person gets no message, and what was typed goes nowhere', async () => {
  const chatId = await device.openChat('ring');
  await setBlock(device.db, SELLER, true, device.environment);
  const sent = await sendMessage(device.db, chatId, { kind: 'text', text: '안녕하세요' }, device.environment);
  expect(sent).toEqual({ ok: false, code: 'blocked' });
  expect(await device.db.messages.count()).toBe(0);
});

test('rooms with a blocked person are not listed nor counted, and come back with them', async () => {
  const chatId = await device.openChat('ring');
  await device.type(chatId, '안녕하세요');
  await device.db.chats.update(chatId, { unreadCount: { [device.uid]: 2 } });
  await setBlock(device.db, SELLER, true, device.environment);
  expect(await roomSummaries(device.db)).toEqual([]);
  expect((await badgeCounts(device.db)).chat).toBe(0);
  await setBlock(device.db, SELLER, false, device.environment);
  expect(await roomSummaries(device.db)).toHaveLength(1);
  expect((await badgeCounts(device.db)).chat).toBe(2);
});
