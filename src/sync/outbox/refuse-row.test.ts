import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxRow } from '#data/local/outbox-row.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { RETRY_AFTER_CAP_MS } from '#domain/outbox/backoff.ts';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { holdBack } from './refuse-row.ts';

type Failure = Exclude<RemoteOutcome<unknown>, { kind: 'ok' }>;

/** Of all jitters the middle one, after the third attempt: half of four seconds. */
const JITTERED_MS = 2_000;

let device: FakeDevice;
let outcomes: string[];
let drain: AbortController;

beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  outcomes = [];
  drain = new AbortController();
  const chat = await device.openChat('ring');
  await device.type(chat, '안녕하세요');
});
afterEach(() => void vi.restoreAllMocks());

/** What stands in the outbox of a row that was sent for the third time, with that outcome. */
async function after(outcome: Failure): Promise<OutboxRow> {
  const { db, environment, server } = device;
  await db.outbox.toCollection().modify({ attempts: 2 });
  const [row] = await claimRows(db, await db.outbox.toArray(), environment.now());
  if (!row) throw new Error('nothing was claimed');
  const context = {
    db,
    environment,
    remote: server,
    onOutcome: (one: string) => outcomes.push(one),
    begin: () => () => undefined,
    signal: drain.signal,
  };
  expect(await holdBack(context, row, outcome)).toBe('waiting');
  const left = await db.outbox.get(row.seq);
  if (!left) throw new Error('the row is gone');
  return left;
}

describe('a row that the server refuses waits for its writer', () => {
  test.each([
    ['denied', 'denied'],
    ['exists', 'denied'],
    ['stale', 'denied'],
    ['invalid', 'invalid'],
    ['gone', 'gone'],
  ] as const)('(%s: %s), and the network is known to work', async (code, reason) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const row = await after({ kind: 'refused', code });
    expect(row.state).toEqual({ kind: 'failed', reason });
    expect(outcomes).toEqual(['success']);
    expect(warned.mock.calls).toEqual([['outbox: refused', row.id, code]]);
  });
});

describe('a row that did not get through', () => {
  test('waits a while, and the network is known not to work', async () => {
    expect(await after({ kind: 'unreachable', retryAfterMs: 0 })).toMatchObject({
      state: { kind: 'queued' },
      nextAttemptAt: device.now + JITTERED_MS,
      notBefore: device.now,
    });
    expect(outcomes).toEqual(['failure']);
  });

  test('waits as long as the server asks for, and a while more', async () => {
    expect(await after({ kind: 'unreachable', retryAfterMs: 30_000 })).toMatchObject({
      nextAttemptAt: device.now + 30_000 + JITTERED_MS,
      notBefore: device.now + 30_000,
    });
  });

  test('waits for an hour at most', async () => {
    expect(await after({ kind: 'unreachable', retryAfterMs: 99_999_999 })).toMatchObject({
      nextAttemptAt: device.now + RETRY_AFTER_CAP_MS + JITTERED_MS,
      notBefore: device.now + RETRY_AFTER_CAP_MS,
    });
  });

  test('says nothing of the network where its drain was stopped', async () => {
    drain.abort();
    expect((await after({ kind: 'unreachable', retryAfterMs: 0 })).state).toEqual({ kind: 'queued' });
    expect(outcomes).toEqual([]);
  });

  test('waits for who has written it where somebody else is signed in', async () => {
    expect(await after({ kind: 'unauthenticated' })).toMatchObject({
      state: { kind: 'queued', awaits: 'sign_in' },
      nextAttemptAt: device.now + JITTERED_MS,
      notBefore: device.now,
    });
    expect(outcomes).toEqual([]);
  });

  test('waits for the hour at which there is quota again, and the network is known to work', async () => {
    const until = millis(device.now + 3_600_000);
    expect(await after({ kind: 'held', quota: 'messages', until })).toMatchObject({
      state: { kind: 'queued' },
      nextAttemptAt: until,
      notBefore: until,
      held: { quota: 'messages', until },
    });
    expect(outcomes).toEqual(['success']);
  });
});
