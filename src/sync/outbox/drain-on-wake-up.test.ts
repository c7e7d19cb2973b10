import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { drainOnWakeUp, WAKE_UP_PATIENCE_MS } from './drain-on-wake-up.ts';

let server: FakeServer;
let device: FakeDevice;
let slept: number[];

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  slept = [];
});

const wakeUp = () =>
  drainOnWakeUp({
    db: device.db,
    environment: device.environment,
    drain: () => device.drain(),
    sleep: async (ms) => {
      slept.push(ms);
      device.now += ms + 1;
    },
  });

/** The first `count` requests get lost on the way. */
const losing = (count: number): void => {
  let left = count;
  server.fault = () => (left-- > 0 ? { kind: 'lost' } : { kind: 'none' });
};

test('what was put off while the network was gone goes out at once', async () => {
  const chat = await device.openChat('ring');
  await device.type(chat, '하나');
  await device.type(chat, '둘');
  losing(6);
  for (let pass = 0; pass < 6; pass += 1) {
    const next = await device.drain();
    device.now = Math.max(device.now + 1, next ?? 0);
  }
  losing(1);
  await device.drain();
  server.fault = () => ({ kind: 'none' });

  expect(await wakeUp()).toBe(true);
  expect(slept).toEqual([]);
  expect(device.textsOnServer(chat)).toEqual(['하나', '둘']);
});

test('a network that is back but shaky is tried again within the same wake-up', async () => {
  const chat = await device.openChat('ring');
  await device.type(chat, '하나');
  losing(3);
  expect(await wakeUp()).toBe(true);
  expect(slept).toHaveLength(3);
  expect(device.textsOnServer(chat)).toEqual(['하나']);
});

test('after a minute in vain it says that something still waits', async () => {
  const chat = await device.openChat('ring');
  await device.type(chat, '하나');
  losing(Number.POSITIVE_INFINITY);
  const began = device.now;
  expect(await wakeUp()).toBe(false);
  expect(device.now - began).toBeLessThanOrEqual(WAKE_UP_PATIENCE_MS + 1);
  expect(await device.db.outbox.count()).toBe(1);
});

test('never before the server asked to be tried again', async () => {
  const chat = await device.openChat('ring');
  await device.type(chat, '하나');
  server.fault = () => ({ kind: 'overloaded', retryAfterMs: 10 * WAKE_UP_PATIENCE_MS });
  await device.drain();
  const { requests } = server;
  expect(await wakeUp()).toBe(false);
  expect(server.requests).toBe(requests);
});

test('an empty outbox is done', async () => {
  expect(await wakeUp()).toBe(true);
  expect(server.requests).toBe(0);
});

test('what is due just at the end of its minute is tried still', async () => {
  const until = device.now + WAKE_UP_PATIENCE_MS;
  const nextAttempts = [millis(until), null];
  const isDone = await drainOnWakeUp({
    db: device.db,
    environment: device.environment,
    drain: async () => nextAttempts.shift() ?? null,
    sleep: async (ms) => {
      slept.push(ms);
      device.now += ms;
    },
  });
  expect([isDone, slept]).toEqual([true, [WAKE_UP_PATIENCE_MS]]);
});
