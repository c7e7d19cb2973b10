import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { createConnection, type Probe } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_760_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const environment = { now: () => millis(Date.now()), random: () => 0.5, newId: () => 'x' };
const connect = (probe: Probe) => createConnection(environment, probe, true);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** A probe that a network swallows: it gives up after its own 5 s. */
const swallowed: Probe = () => new Promise((resolve) => setTimeout(resolve, 5_000, false));

test('a network that swallows requests is offline within 15 s of the first one, though nothing has failed yet', async () => {
  const connection = connect(swallowed);
  connection.begin();
  await pass(15_000);
  expect(connection.get()).toMatchObject({ kind: 'offline', reason: 'unreachable' });
});

test('a slow answer is no bad connection when a probe gets through', async () => {
  const connection = connect(async () => true);
  const ended = connection.begin();
  await pass(30_000);
  expect(connection.get()).toMatchObject({ kind: 'online', after: 'start' });
  ended();
});

test('an answer in time asks nothing', async () => {
  let probes = 0;
  const connection = connect(async () => {
    probes += 1;
    return true;
  });
  connection.begin()();
  await pass(30_000);
  expect(probes).toBe(0);
});

test('after failures a probe that gets through brings it back by itself', async () => {
  let reaches = false;
  const connection = connect(async () => reaches);
  connection.report('failure');
  await pass(20_000);
  expect(connection.get().kind).toBe('offline');
  reaches = true;
  await pass(20_000);
  expect(connection.get()).toMatchObject({ kind: 'online', after: 'offline' });
});

test('the radio that comes back is believed once something gets through', async () => {
  const connection = connect(async () => true);
  connection.report('radio_off');
  expect(connection.get()).toMatchObject({ kind: 'offline', reason: 'no_radio' });
  connection.report('radio_on');
  expect(connection.get().kind).toBe('unstable');
  await pass(2_000);
  expect(connection.get().kind).toBe('online');
});

test('what was asked before the radio went proves nothing when its answer comes', async () => {
  let probes = 0;
  const connection = connect(async () => {
    probes += 1;
    return false;
  });
  connection.report('radio_off');
  connection.report('success');
  expect(connection.get()).toMatchObject({ kind: 'offline', reason: 'no_radio' });
  await pass(60_000);
  expect(probes).toBeGreaterThan(0);
  expect(connection.get()).toMatchObject({ kind: 'offline', reason: 'no_radio' });
});

test('a probe that was under way when the radio went proves nothing', async () => {
  const answers: ((reached: boolean) => void)[] = [];
  const connection = connect(() => new Promise((resolve) => answers.push(resolve)));
  connection.report('failure');
  await pass(2_000);
  expect(answers).toHaveLength(1);
  connection.report('radio_off');
  answers[0]?.(true);
  await pass(0);
  expect(connection.get()).toMatchObject({ kind: 'offline', reason: 'no_radio' });
});

test('a device that calls itself offline while it talks is believed by a probe, soon', async () => {
  let reaches = false;
  const connection = connect(async () => reaches);
  connection.report('radio_off');
  await pass(120_000);
  reaches = true;
  connection.report('success');
  await pass(2_000);
  expect(connection.get()).toMatchObject({ kind: 'online', after: 'offline' });
});

test('asked for, the server is tried at once and not with the next probe', async () => {
  let reaches = false;
  const connection = connect(async () => reaches);
  connection.report('failure');
  await pass(120_000);
  expect(connection.get().kind).toBe('offline');
  expect(await connection.check()).toBe(false);
  expect(connection.get().kind).toBe('offline');
  reaches = true;
  expect(await connection.check()).toBe(true);
  expect(connection.get()).toMatchObject({ kind: 'online', after: 'offline' });
});

test('stopped, it tells nobody anything', async () => {
  const connection = connect(swallowed);
  let told = 0;
  connection.subscribe(() => {
    told += 1;
  });
  connection.begin();
  connection.stop();
  await pass(60_000);
  expect(told).toBe(0);
});

/** When a probe was asked, in ms since the test began, of a server that answers what it is told to. */
function probed(reaches: () => boolean) {
  const begun = Date.now();
  const times: number[] = [];
  const signals: AbortSignal[] = [];
  const probe: Probe = async (signal) => {
    times.push(Date.now() - begun);
    signals.push(signal);
    return reaches();
  };
  return { times, signals, probe };
}

test('an unreachable server is asked at growing distances, at least every 15 s', async () => {
  const { times, probe } = probed(() => false);
  const connection = connect(probe);
  connection.report('failure');
  await pass(50_000);
  // Half of each ceiling, as the random number of these tests says.
  expect(times).toEqual([500, 1_500, 3_500, 7_500, 15_500, 30_500, 45_500]);
});

test('a server that was reached is asked nothing, and from the first distance on when it is lost again', async () => {
  let reaches = false;
  const { times, probe } = probed(() => reaches);
  const connection = connect(probe);
  connection.report('failure');
  await pass(4_000);
  reaches = true;
  await pass(30_000);
  expect(times).toEqual([500, 1_500, 3_500, 7_500]);
  reaches = false;
  connection.report('failure');
  await pass(1_600);
  expect(times.slice(4)).toEqual([34_500, 35_500]);
});

test('real work that gets through ends the asking', async () => {
  const { times, signals, probe } = probed(() => false);
  const connection = connect(probe);
  connection.report('failure');
  await pass(600);
  connection.report('success');
  expect(connection.get()).toMatchObject({ kind: 'online', after: 'unstable' });
  await pass(60_000);
  expect(times).toEqual([500]);
  expect(vi.getTimerCount()).toBe(0);
  expect(signals).toHaveLength(1);
});

test('a device without radio at the start is offline, and asks all the same', async () => {
  const { times, probe } = probed(() => false);
  const connection = createConnection(environment, probe, false);
  expect(connection.get()).toMatchObject({ kind: 'offline', reason: 'no_radio' });
  await pass(600);
  expect(times).toEqual([500]);
});

test('the radio that comes back is asked about at once, not after the distance of the last failure', async () => {
  const { times, probe } = probed(() => false);
  const connection = connect(probe);
  connection.report('radio_off');
  await pass(16_000);
  connection.report('radio_on');
  await pass(600);
  expect(times.at(-1)).toBe(16_500);
});

test('failures of real work put off nothing that is asked', async () => {
  const { times, probe } = probed(() => false);
  const connection = connect(probe);
  for (const _ of Array.from({ length: 5 })) {
    connection.report('failure');
    await pass(100);
  }
  await pass(100);
  expect(times).toEqual([500]);
});

test('without radio the first success asks nothing sooner, a later one does', async () => {
  const { times, probe } = probed(() => false);
  const connection = connect(probe);
  connection.report('radio_off');
  await pass(400);
  connection.report('success');
  await pass(200);
  expect(times).toEqual([500]);
  connection.report('success');
  await pass(500);
  expect(times).toEqual([500, 1_100]);
});

test('whoever listens is told of each change, until they listen no more', async () => {
  const connection = connect(async () => true);
  const kinds: string[] = [];
  const stop = connection.subscribe(() => kinds.push(connection.get().kind));
  connection.report('failure');
  connection.report('failure');
  connection.report('success');
  stop();
  connection.report('failure');
  expect(kinds).toEqual(['unstable', 'online']);
});

describe('silence', () => {
  test('is asked about after four seconds', async () => {
    const { times, probe } = probed(() => true);
    connect(probe).begin();
    await pass(30_000);
    expect(times).toEqual([4_000]);
  });

  test('is asked about no further where the connection is known to be bad', async () => {
    const { times, probe } = probed(() => false);
    const connection = connect(probe);
    connection.begin();
    connection.report('failure');
    await pass(4_100);
    expect(times).toEqual([500, 1_500, 3_500]);
  });

  test('that ends while it is asked about was none', async () => {
    const signals: AbortSignal[] = [];
    const connection = connect((signal) => {
      signals.push(signal);
      return swallowed(signal);
    });
    const ended = connection.begin();
    await pass(4_100);
    ended();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await pass(10_000);
    expect(connection.get()).toMatchObject({ kind: 'online', after: 'start' });
  });
});

test('stopped, it leaves no timer and no question behind, and changes its mind no more', async () => {
  const signals: AbortSignal[] = [];
  const connection = connect((signal) => {
    signals.push(signal);
    return swallowed(signal);
  });
  connection.report('failure');
  await pass(600);
  const checked = connection.check();
  connection.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  await pass(5_000);
  expect(await checked).toBe(false);
  connection.report('success');
  expect(connection.get().kind).toBe('unstable');
  expect(vi.getTimerCount()).toBe(0);
});
