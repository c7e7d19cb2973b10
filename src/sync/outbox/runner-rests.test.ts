import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatId } from '#domain/ids.ts';
import { backoffCeilingMs } from '#domain/outbox/backoff.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { DrainLock } from './drain-lock.ts';
import { startOutboxRunner, type OutboxRunner, type OutboxRunnerContext } from './outbox-runner.ts';

// When a page's outbox tries, and when it does not.

const PATIENCE = { timeout: 20_000 };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: FakeServer;
let device: FakeDevice;
let runners: OutboxRunner[];
/** Drains that have begun. */
let drains: number;
/** How long the runner was to rest, each time, in milliseconds; the database's own waits are shorter. */
let rests: number[];

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  runners = [];
  drains = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The runner's timers stand still until the test lets them go on; the database's own are left alone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  rests = [];
  const hold = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    if (ms >= backoffCeilingMs(1)) rests.push(ms);
    return hold(run, ms);
  });
});
afterEach(async () => {
  for (const runner of runners) await runner.stop();
  // The database tells of nothing any more once one of its own timers is lost.
  await vi.advanceTimersByTimeAsync(1);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Alone on the device. */
const LOCK: DrainLock = {
  run(work, signal) {
    drains += 1;
    return work(signal);
  },
};

function run(over: Partial<OutboxRunnerContext> = {}): OutboxRunner {
  const runner = startOutboxRunner({
    db: device.db,
    environment: device.environment,
    loadRemote: async () => server,
    onOutcome: () => undefined,
    begin: () => () => undefined,
    hasRadio: () => true,
    onWaiting: () => undefined,
    lock: LOCK,
    giveUp: async () => false,
    ...over,
  });
  runners.push(runner);
  return runner;
}

async function expectDelivered(chat: ChatId, texts: readonly string[]): Promise<void> {
  await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(texts);
}

describe('what waits for its time', () => {
  /** The server has named a time, and the runner waits for it. */
  async function putOff(retryAfterMs: number) {
    const chat = await device.openChat('ring');
    server.fault = () => ({ kind: 'overloaded', retryAfterMs });
    const runner = run();
    await device.type(chat, '하나');
    await expect.poll(() => server.requests, PATIENCE).toBe(1);
    await expect.poll(() => vi.getTimerCount(), PATIENCE).toBe(1);
    server.fault = () => ({ kind: 'none' });
    return { chat, runner };
  }

  test('is not tried before it, and goes out when it has come', async () => {
    const { chat } = await putOff(30_000);
    const [row] = await device.db.outbox.toArray();
    const dueInMs = (row?.nextAttemptAt ?? 0) - device.now;
    expect({ drains, rests }).toEqual({ drains: 1, rests: [dueInMs] });
    device.now += dueInMs;
    await vi.advanceTimersByTimeAsync(dueInMs);
    await expectDelivered(chat, ['하나']);
  });

  test('is looked after each minute, for a clock that jumps and a phone that sleeps', async () => {
    const { chat } = await putOff(HOUR_MS);
    device.now += 3 * HOUR_MS;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await expectDelivered(chat, ['하나']);
    expect(rests[0]).toBe(MINUTE_MS);
  });

  test('is left alone by a page that has stopped', async () => {
    const { runner } = await putOff(30_000);
    await runner.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a page looks as often as it is told to while it sends, and begins no second drain', async () => {
  const [silent, other] = [await device.openChat('silent'), await device.openChat('other')];
  let left = 1;
  server.fault = (asked) => ({ kind: asked === 'commit' && left-- > 0 ? 'stalled' : 'none' });
  const runner = run();
  await device.type(silent, '대답 없음');
  await expect.poll(() => server.requests, PATIENCE).toBe(1);
  for (const text of ['하나', '둘', '셋']) {
    runner.expedite();
    runner.look();
    await device.type(other, text);
  }
  await expectDelivered(other, ['하나', '둘', '셋']);
  // What the last look has asked the disk for is answered by then.
  for (let turn = 0; turn < 20; turn += 1) await device.db.outbox.toArray();
  expect(drains).toBe(1);
});

test('what is typed once a page has stopped is another page’s to send', async () => {
  const chat = await device.openChat('ring');
  const looked: string[] = [];
  const first = run({ hasRadio: () => looked.push('first') > 0 });
  await device.type(chat, '하나');
  await expectDelivered(chat, ['하나']);
  await expect.poll(() => device.db.outbox.count(), PATIENCE).toBe(0);
  await first.stop();
  looked.length = 0;
  run({ hasRadio: () => looked.push('second') > 0 });
  await device.type(chat, '둘');
  await expectDelivered(chat, ['하나', '둘']);
  expect(new Set(looked)).toEqual(new Set(['second']));
});

describe('a drain that fails as a whole', () => {
  let isThere: boolean;
  let loads: number;
  const loadRemote = async () => {
    loads += 1;
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return server;
  };
  /** Waits until the next one has been begun, and has failed. */
  async function next(times: number) {
    await expect.poll(() => loads, PATIENCE).toBe(times);
    await expect.poll(() => rests.length, PATIENCE).toBe(times);
  }
  const restIsOver = () => vi.advanceTimersByTimeAsync(rests.at(-1) ?? 0);

  beforeEach(() => {
    isThere = false;
    loads = 0;
  });

  test('rests longer each time, up to a bound', async () => {
    const chat = await device.openChat('ring');
    run({ loadRemote });
    await device.type(chat, '하나');
    for (let times = 1; times <= 7; times += 1) {
      await next(times);
      await restIsOver();
    }
    expect(rests.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 5, 5].map(backoffCeilingMs));
  });

  test('has forgotten that once one has gone well', async () => {
    const chat = await device.openChat('ring');
    run({ loadRemote });
    await device.type(chat, '하나');
    await next(1);
    await restIsOver();
    await next(2);
    isThere = true;
    await restIsOver();
    await expectDelivered(chat, ['하나']);
    await expect.poll(() => device.db.outbox.count(), PATIENCE).toBe(0);
    [isThere, loads, rests] = [false, 0, []];
    await device.type(chat, '둘');
    await next(1);
    expect(rests).toEqual([backoffCeilingMs(1)]);
  });
});
