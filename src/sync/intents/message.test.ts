import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { claimRows, failRow } from '#data/local/outbox-store.ts';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { firstRow } from '#tests/support/sync/one-delivery.ts';
import { retryOf, withdrawIntent } from './intents.ts';

let device: FakeDevice;

beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  await device.type(await device.openChat('ring'), '안녕하세요');
});

async function takeBack(): Promise<boolean> {
  const row = await firstRow(device);
  return withdrawIntent(device.db, row.intent, row, device.environment);
}
const left = async () => [await device.db.outbox.count(), await device.db.messages.count()];

describe('a message that is taken back', () => {
  test('goes with its row while it waits', async () => {
    expect(await takeBack()).toBe(true);
    expect(await left()).toEqual([0, 0]);
  });

  test('goes with its row once it was refused', async () => {
    await failRow(device.db, await firstRow(device), 'denied');
    expect(await takeBack()).toBe(true);
    expect(await left()).toEqual([0, 0]);
  });

  test('stays while it is on its way', async () => {
    await claimRows(device.db, [await firstRow(device)], millis(device.now));
    expect(await takeBack()).toBe(false);
    expect(await left()).toEqual([1, 1]);
  });

  test('is not said to be, where it has arrived since somebody looked', async () => {
    const row = await firstRow(device);
    await device.drainUntilQuiet();
    expect(await withdrawIntent(device.db, row.intent, row, device.environment)).toBe(false);
    expect(await left()).toEqual([0, 1]);
  });
});

test('a refused message that is tried again waits, in its row and in its room', async () => {
  const row = await firstRow(device);
  await failRow(device.db, row, 'denied');
  const [message] = await device.db.messages.toArray();
  if (!message) throw new Error('nothing was written');
  await device.db.messages.put({ ...message, delivery: { kind: 'failed', reason: 'denied' } });
  await retryOf(row)(device.db, row);
  expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
  expect((await device.db.messages.toArray()).map(({ delivery }) => delivery)).toEqual([message.delivery]);
});
