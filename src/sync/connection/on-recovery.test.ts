import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { createConnection, type Connection } from './connection.ts';
import { onRecovery } from './on-recovery.ts';

let reaches: boolean;
let connection: Connection;
let tries: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_760_000_000_000 });
  reaches = true;
  tries = 0;
  connection = createConnection(
    { now: () => millis(Date.now()), random: () => 0.5, newId: () => 'x' },
    async () => reaches,
    true,
  );
  stop = onRecovery(connection, () => {
    tries += 1;
    // The one service that is down fails again.
    connection.report('failure');
  });
});
afterEach(() => {
  stop();
  connection.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('one service that is down while all else answers is not asked with every probe', async () => {
  connection.report('failure');
  await pass(60_000);
  expect(connection.get().kind).toBe('online');
  expect(tries).toBe(0);
});

test('a network that was gone is tried once when it is back', async () => {
  reaches = false;
  connection.report('failure');
  await pass(30_000);
  expect(connection.get().kind).toBe('offline');
  reaches = true;
  await pass(60_000);
  expect(tries).toBe(1);
});

test('a radio that was off counts as gone, though the first tries after it fail', async () => {
  connection.report('radio_off');
  reaches = false;
  connection.report('radio_on');
  await pass(5_000);
  expect(tries).toBe(0);
  reaches = true;
  await pass(10_000);
  expect(tries).toBe(1);
});

test('what was gone from the start is tried once when it is there', async () => {
  stop();
  connection.report('radio_off');
  stop = onRecovery(connection, () => (tries += 1));
  expect(tries).toBe(0);
  connection.report('radio_on');
  await pass(60_000);
  expect(tries).toBe(1);
});
