import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ExchangeRequest } from '#domain/exchange/exchange-request.ts';
import { microsOfMillis, millis } from '#domain/units.ts';
import { anExchange, exchangeId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';
import { retryOf } from './intents.ts';

const EXCHANGE = exchangeId('x1');
const { items, targetBars, storeId, preferredSlots, contactPhone, estimate } = anExchange();
const request: ExchangeRequest = { items, targetBars, storeId, preferredSlots, contactPhone };
const intent = { kind: 'exchange_request', exchangeId: EXCHANGE, request, estimate, refusal: null } as const;

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

const ask = () => putInLine(device, intent);
const shown = () => device.db.exchanges.toArray();

async function expectStill(waits: object): Promise<void> {
  expect(await firstRow(device)).toMatchObject({ intent, ...waits });
  expect(await shown()).toEqual([]);
}

describe('a request for an exchange that the server takes', () => {
  test('is shown as it was asked for, with the number of the server and the time of this device', async () => {
    const askedAt = device.now;
    await ask();
    device.now = askedAt + 60_000;
    expect(await attempt(device)).toBe('advanced');
    const now = millis(device.now);
    expect(await shown()).toEqual([
      anExchange({
        ...request,
        id: EXCHANGE,
        userId: device.uid,
        requestNo: 'GN-260311-0001',
        estimate,
        history: [{ to: 'requested', at: now }],
        version: 0,
        createdAt: now,
        updatedAt: microsOfMillis(now),
      }),
    ]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
    expect([...server.exchanges]).toEqual([[EXCHANGE, request]]);
  });

  test('is shown as the listener has brought it, where that was faster', async () => {
    const heard = anExchange({ id: EXCHANGE, userId: device.uid, status: 'scheduled', version: 1 });
    await device.db.exchanges.add(heard);
    await ask();
    expect(await attempt(device)).toBe('advanced');
    expect(await shown()).toEqual([heard]);
    expect(await device.db.outbox.count()).toBe(0);
  });
});

describe('a request for an exchange that is refused', () => {
  test('by the desk says what the desk has against it', async () => {
    server.openExchanges = 0;
    await ask();
    expect(await attempt(device)).toBe('waiting');
    await expectStill({
      state: { kind: 'failed', reason: 'invalid' },
      intent: { ...intent, refusal: 'too_many_open' },
    });
    expect(device.outcomes).toEqual(['success']);
  });

  test.each([
    ['invalid', 'invalid'],
    ['denied', 'denied'],
    ['gone', 'denied'],
    ['stale', 'denied'],
    ['exists', 'denied'],
  ] as const)('before the desk has seen it says only that (%s)', async (code, reason) => {
    server.requestExchange = async () => ({ kind: 'refused', code });
    await ask();
    expect(await attempt(device)).toBe('waiting');
    await expectStill({ state: { kind: 'failed', reason } });
    expect(device.outcomes).toEqual(['success']);
  });

  test('once more, for another reason, no longer says the first one', async () => {
    server.openExchanges = 0;
    await ask();
    await attempt(device);
    const row = await firstRow(device);
    await retryOf(row)(device.db, row);
    server.requestExchange = async () => ({ kind: 'refused', code: 'denied' });
    expect(await attempt(device)).toBe('waiting');
    await expectStill({ state: { kind: 'failed', reason: 'denied' } });
  });
});

describe('a request for an exchange that does not get through', () => {
  test.each([
    ['lost', { kind: 'queued' }, ['failure']],
    ['answer_lost', { kind: 'queued' }, ['failure']],
    ['overloaded', { kind: 'queued' }, ['failure']],
    ['signed_out', { kind: 'queued', awaits: 'sign_in' }, []],
  ] as const)('waits (%s)', async (fault, state, outcomes) => {
    meetFaults(server, [fault]);
    await ask();
    expect(await attempt(device)).toBe('waiting');
    await expectStill({ state });
    expect(device.outcomes).toEqual(outcomes);
    expect((await firstRow(device)).nextAttemptAt).toBeGreaterThan(device.now);
  });

  test('waits until its quota is new', async () => {
    const until = millis(device.now + 3_600_000);
    server.requestExchange = async () => ({ kind: 'held', quota: 'exchanges', until });
    await ask();
    expect(await attempt(device)).toBe('waiting');
    await expectStill({
      state: { kind: 'queued' },
      nextAttemptAt: until,
      held: { quota: 'exchanges', until },
    });
    expect(device.outcomes).toEqual(['success']);
  });
});
