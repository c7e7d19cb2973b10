import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backoffCeilingMs } from '#domain/outbox/backoff.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { DrainLock } from './drain-lock.ts';
import { startOutboxRunner, type OutboxRunner, type OutboxRunnerContext } from './outbox-runner.ts';

const PATIENCE = { timeout: 20_000 };
/** Alone on the device. */
const LOCK: DrainLock = { run: (work, signal) => work(signal) };

let server: FakeServer;
let device: FakeDevice;
let runner: OutboxRunner | null = null;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await runner?.stop();
  runner = null;
  // The database tells of nothing any more once one of its own timers is lost.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function run(over: Partial<OutboxRunnerContext> = {}): void {
  runner = startOutboxRunner({
    db: device.db,
    environment: { ...device.environment, now: device.environment.now },
    loadRemote: async () => server,
    onOutcome: () => undefined,
    begin: () => () => undefined,
    hasRadio: () => true,
    onWaiting: () => undefined,
    lock: LOCK,
    giveUp: async () => false,
    ...over,
  });
}

/** The runner's timers stand still until the test lets them go on; the database's own are left alone. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** The first rest takes a second: nothing is tried before it is over, and something as soon as it is. */
async function expectRest(tries: () => number): Promise<void> {
  await expect.poll(() => vi.getTimerCount(), PATIENCE).toBe(1);
  const before = tries();
  await vi.advanceTimersByTimeAsync(backoffCeilingMs(1) - 1);
  expect(tries()).toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(tries, PATIENCE).toBe(before + 1);
}
/** Ends whatever rest is under way. */
const restIsOver = async () => {
  await expect.poll(() => vi.getTimerCount(), PATIENCE).toBe(1);
  await vi.advanceTimersByTimeAsync(backoffCeilingMs(2));
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** From now on the disk refuses every change of a row. */
function fullDisk() {
  let count = 0;
  const refuse = () => {
    count += 1;
    full();
  };
  device.db.outbox.hook('updating', refuse);
  return { refusals: () => count, makeRoom: () => device.db.outbox.hook('updating').unsubscribe(refuse) };
}

test('what is typed while the page lives goes out by itself', async () => {
  const chat = await device.openChat('ring');
  run();
  await device.type(chat, '하나');
  await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
  await device.type(chat, '둘');
  await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나', '둘']);
});

describe('the way to the server that is gone after a deploy', () => {
  test('is not asked for without rest, and the message goes out once it can be loaded', async () => {
    const chat = await device.openChat('ring');
    let loads = 0;
    let isThere = false;
    holdTimers();
    run({
      loadRemote: async () => {
        loads += 1;
        if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
        return server;
      },
    });
    await device.type(chat, '하나');
    await expect.poll(() => loads, PATIENCE).toBe(1);
    await expectRest(() => loads);
    isThere = true;
    await restIsOver();
    await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
  });

  test('is asked for at once when the person looks', async () => {
    const chat = await device.openChat('ring');
    let isThere = false;
    let loads = 0;
    run({
      loadRemote: async () => {
        loads += 1;
        if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
        return server;
      },
    });
    await device.type(chat, '하나');
    await expect.poll(() => loads, PATIENCE).toBeGreaterThan(0);
    isThere = true;
    runner?.expedite();
    await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
  });
});

test('a page that the browser gives no lock rests between its tries, and sends once it has one', async () => {
  const chat = await device.openChat('ring');
  let tries = 0;
  let isActive = false;
  const lock: DrainLock = {
    async run(work, signal) {
      tries += 1;
      if (!isActive) throw new DOMException('not fully active', 'InvalidStateError');
      return work(signal);
    },
  };
  holdTimers();
  run({ lock });
  await device.type(chat, '하나');
  await expect.poll(() => tries, PATIENCE).toBe(1);
  await expectRest(() => tries);
  isActive = true;
  await restIsOver();
  await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
});

test('what was written past this page goes out when it is told to look', async () => {
  const chat = await device.openChat('ring');
  await device.queue(chat, ['하나']);
  const rows = await device.db.outbox.toArray();
  await device.db.outbox.clear();
  let looks = 0;
  run({ hasRadio: () => ((looks += 1), true) });
  // It has looked, and knows of nothing.
  for (let turn = 0; turn < 5; turn += 1) await device.db.outbox.toArray();
  expect(looks).toBe(0);
  const store = device.db.backendDB().transaction('outbox', 'readwrite').objectStore('outbox');
  for (const row of rows) store.put(row);
  await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
  runner?.look();
  await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
});

describe('without a radio', () => {
  test('nothing is tried and nothing is written, but the browser is asked for a wake-up; with one it goes out', async () => {
    const chat = await device.openChat('ring');
    let hasRadio = false;
    let wakeUps = 0;
    run({ hasRadio: () => hasRadio, onWaiting: () => (wakeUps += 1) });
    await device.type(chat, '하나');
    await expect.poll(() => wakeUps, PATIENCE).toBeGreaterThan(0);
    const [row] = await device.db.outbox.toArray();
    for (let look = 0; look < 10; look += 1) {
      runner?.expedite();
      runner?.look();
      await device.db.outbox.toArray();
    }
    expect(server.requests).toBe(0);
    expect(await device.db.outbox.toArray()).toEqual([row]);
    hasRadio = true;
    runner?.look();
    await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
  });

  test('what waits for its time goes out when the radio is there by then, whoever looks', async () => {
    const chat = await device.openChat('ring');
    let hasRadio = true;
    server.fault = () => ({ kind: 'lost' });
    run({ hasRadio: () => hasRadio });
    await device.type(chat, '하나');
    await expect.poll(() => server.requests, PATIENCE).toBeGreaterThan(0);
    hasRadio = false;
    server.fault = () => ({ kind: 'none' });
    await device.type(chat, '둘');
    hasRadio = true;
    runner?.expedite();
    await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나', '둘']);
  });
});

describe('the way to the server', () => {
  test('is not loaded while nothing waits', async () => {
    let waits = 0;
    run({ onWaiting: () => (waits += 1) });
    runner?.expedite();
    for (let look = 0; look < 10; look += 1) await device.drain();
    expect(waits).toBe(0);
  });

  test('is not gone again before the time that the server named', async () => {
    const chat = await device.openChat('ring');
    server.fault = () => ({ kind: 'overloaded', retryAfterMs: 30_000 });
    run();
    await device.type(chat, '하나');
    await expect
      .poll(async () => (await device.db.outbox.toArray())[0]?.notBefore, PATIENCE)
      .toBeGreaterThan(0);
    for (let look = 0; look < 10; look += 1) await device.drain();
    expect(server.requests).toBe(1);
  });

  test('is gone once at a time, however often the person looks', async () => {
    const chat = await device.openChat('ring');
    server.fault = () => ({ kind: 'stalled' });
    run();
    await device.type(chat, '하나');
    await expect.poll(() => server.requests, PATIENCE).toBe(1);
    for (let look = 0; look < 10; look += 1) {
      runner?.expedite();
      await device.db.outbox.toArray();
    }
    expect(server.requests).toBe(1);
  });

  test('is left by who stops once the attempt under way has ended', async () => {
    const chat = await device.openChat('ring');
    server.fault = () => ({ kind: 'stalled' });
    let attempts = 0;
    run({
      begin: () => {
        attempts += 1;
        return () => (attempts -= 1);
      },
    });
    await device.type(chat, '하나');
    await expect.poll(() => attempts, PATIENCE).toBe(1);
    await runner?.stop();
    expect(attempts).toBe(0);
  });
});

describe('a disk that is full while messages are sent', () => {
  test('is made room on, and the messages go out once each and in order', async () => {
    const chat = await device.openChat('ring');
    for (const text of ['하나', '둘', '셋']) await device.type(chat, text);
    device.db.outbox.hook('updating', full);
    let given = 0;
    run({
      giveUp: async () => {
        given += 1;
        if (given === 2) device.db.outbox.hook('updating').unsubscribe(full);
        return true;
      },
    });
    await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나', '둘', '셋']);
    expect(given).toBe(2);
  });

  test('after the server has taken them: they are recognised, not sent twice', async () => {
    const chat = await device.openChat('ring');
    for (const text of ['하나', '둘', '셋']) await device.type(chat, text);
    // Writing down that they were delivered is refused.
    device.db.outbox.hook('deleting', full);
    run({
      giveUp: async () => {
        device.db.outbox.hook('deleting').unsubscribe(full);
        return true;
      },
    });
    await expect.poll(() => device.db.outbox.count(), PATIENCE).toBe(0);
    expect(device.textsOnServer(chat)).toEqual(['하나', '둘', '셋']);
    const states = (await device.db.messages.toArray()).map(({ delivery }) => delivery.kind);
    expect(states).toEqual(['sent', 'sent', 'sent']);
  });

  test('and on which nothing can be given up: it rests, loses nothing, and goes on when there is room', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    const disk = fullDisk();
    holdTimers();
    run();
    await expect.poll(disk.refusals, PATIENCE).toBe(1);
    await expectRest(disk.refusals);
    expect(await device.db.outbox.count()).toBe(1);
    disk.makeRoom();
    await restIsOver();
    await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
  });

  test('and on which making room fails too: it rests, and goes on when there is room', async () => {
    const chat = await device.openChat('ring');
    await device.type(chat, '하나');
    const disk = fullDisk();
    holdTimers();
    run({ giveUp: () => Promise.reject(new Error('no disk at all')) });
    await expect.poll(disk.refusals, PATIENCE).toBe(1);
    await expectRest(disk.refusals);
    disk.makeRoom();
    await restIsOver();
    await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
  });

  test('does not hold up a chat whose rows it takes', async () => {
    const stuck = await device.openChat('stuck');
    const free = await device.openChat('free');
    await device.type(stuck, '막힘');
    await device.type(free, '통과');
    const refuse = (_changes: object, _key: unknown, row: { readonly lane: string }) => {
      if (row.lane.includes('stuck')) full();
    };
    device.db.outbox.hook('updating', refuse);
    run();
    await expect.poll(() => device.textsOnServer(free), PATIENCE).toEqual(['통과']);
    expect(device.textsOnServer(stuck)).toEqual([]);
  });
});

test('a connection to the database that the browser lost is opened again, and nothing stops', async () => {
  const chat = await device.openChat('ring');
  run();
  await device.type(chat, '하나');
  await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나']);
  // What Safari does to a page in the background, without a word to Dexie.
  device.db.backendDB().close();
  await device.type(chat, '둘');
  await expect.poll(() => device.textsOnServer(chat), PATIENCE).toEqual(['하나', '둘']);
  expect(await device.db.outbox.count()).toBe(0);
});
