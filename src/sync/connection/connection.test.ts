import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
