import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { messageRowId } from '#data/local/intent-names.ts';
import { changeRow, claimRows, findOutboxRow } from '#data/local/outbox-store.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { millis, won } from '#domain/units.ts';
import { messageId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { confirmOffer } from './confirm-offer.ts';

const OFFER = { kind: 'offer', price: won(480_000) } as const;

let device: FakeDevice;
let room: ChatId;

beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  room = await device.openChat('ring');
});

const rows = () => device.db.outbox.toArray();
/** A day later. */
function confirm(id: MessageId): Promise<boolean> {
  device.now += 86_400_000;
  return confirmOffer(device.db, id, device.environment);
}

test('a price that still holds is meant anew, at the same price, and may leave at once', async () => {
  const id = await device.send(room, OFFER);
  const before = await findOutboxRow(device.db, messageRowId(id));
  if (!before) throw new Error('nothing waits');
  const nextAttemptAt = millis(device.now + 3_600_000);
  await changeRow(device.db, before, { intent: before.intent, nextAttemptAt });
  expect(await confirm(id)).toBe(true);
  const body = { ...OFFER, meantAt: device.now };
  const intent = { kind: 'message', chatId: room, messageId: id, body };
  expect(await rows()).toEqual([{ ...before, intent, nextAttemptAt: 0 }]);
});

test('a price that is being sent is left as it goes', async () => {
  const id = await device.send(room, OFFER);
  await claimRows(device.db, await rows(), millis(device.now));
  const before = await rows();
  expect(await confirm(id)).toBe(false);
  expect(await rows()).toEqual(before);
});

test('what waits no longer, or is no price, has nothing to be confirmed', async () => {
  const id = await device.type(room, '안녕하세요');
  const before = await rows();
  expect(await confirm(id)).toBe(false);
  expect(await confirm(messageId('nowhere'))).toBe(false);
  expect(await rows()).toEqual(before);
});
