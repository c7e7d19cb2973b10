import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { backoffCeilingMs } from '#domain/outbox/backoff.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { startOutboxRunner, type OutboxRunner } from './outbox-runner.ts';

const PATIENCE = { timeout: 20_000 };

let runner: OutboxRunner | null = null;

afterEach(async () => {
  await runner?.stop();
  // The database tells of nothing any more once one of its own timers is lost.
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a look at what waits that the disk does not answer is made again, and what is typed goes out', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const device = new FakeDevice(new FakeServer());
  const chat = await device.openChat('ring');
  const { transaction } = device.db;
  let looks = 0;
  const refuse = () => {
    looks += 1;
    return Promise.reject(new DOMException('Connection to Indexed Database server lost', 'UnknownError'));
  };
  Object.assign(device.db, { transaction: refuse });
  // The runner's stand still until the test lets them go on; the database's own are left alone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  runner = startOutboxRunner({
    db: device.db,
    environment: device.environment,
    loadRemote: async () => device.server,
    onOutcome: () => undefined,
    begin: () => () => undefined,
    hasRadio: () => true,
    onWaiting: () => undefined,
    lock: { run: (work, signal) => work(signal) },
    giveUp: async () => false,
  });
  for (const [seen, stumbles] of [
    [1, 1],
    [2, 2],
  ] as const) {
    await expect.poll(() => looks, PATIENCE).toBe(seen);
    await expect.poll(() => vi.getTimerCount(), PATIENCE).toBe(1);
    if (seen === 2) Object.assign(device.db, { transaction });
    await vi.advanceTimersByTimeAsync(backoffCeilingMs(stumbles) - 1);
    expect(looks).toBe(seen);
    await vi.advanceTimersByTimeAsync(1);
  }
  await device.type(chat, '하나');
  await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
});
