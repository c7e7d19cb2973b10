import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { countUnsent } from '../intents/intents.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import { mergeServerExchanges } from '#data/local/exchange-store.ts';
import { ownExchanges } from '#data/local/queries/exchange-queries.ts';
import { anExchange } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { Fault } from '#tests/support/sync/faulty-way.ts';
import type { ExchangeRequest } from '#domain/exchange/exchange-request.ts';
import type { ExchangeId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { markExchangesViewed } from '../commands/mark-exchange-viewed.ts';
import {
  keepExchangeDraft,
  takeExchangeDraft,
  requestExchange,
  retryExchangeRequest,
  withdrawExchangeRequest,
} from '../commands/request-exchange.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

const { items, targetBars, storeId, contactPhone, estimate } = anExchange();
const request = (): ExchangeRequest => ({
  items,
  targetBars,
  storeId,
  contactPhone,
  preferredSlots: [millis(device.now + 86_400_000)],
});

async function ask(): Promise<ExchangeId> {
  const asked = await requestExchange(
    device.db,
    { request: request(), estimate, tab: 'a' },
    device.environment,
  );
  if (!asked.ok) throw new Error(asked.code);
  return asked.value;
}

const shown = () => ownExchanges(device.db);

describe('a request for an exchange', () => {
  test('waits on the disk, is counted as unsent, and takes the draft with it', async () => {
    await keepExchangeDraft(device.db, 'a', { step: 3 }, device.environment);
    const id = await ask();
    expect((await shown()).waiting).toMatchObject([{ id, refusal: null, state: { kind: 'queued' } }]);
    expect(await countUnsent(device.db)).toBe(1);
    expect(await device.db.drafts.count()).toBe(0);
    expect(server.requests).toBe(0);
  });

  test('leaves what another tab is filling in', async () => {
    await keepExchangeDraft(device.db, 'b', { step: 1 }, device.environment);
    await ask();
    const left = await takeExchangeDraft(device.db, 'b', new Set(['a', 'b']), (kept) => kept);
    expect(left).toEqual({ step: 1 });
  });

  test.each<Fault>([
    { kind: 'none' },
    { kind: 'lost' },
    { kind: 'answer_lost' },
    { kind: 'signed_out' },
    { kind: 'overloaded', retryAfterMs: 0 },
  ])('arrives once and is shown without a gap ($kind)', async (fault) => {
    const left = [fault];
    server.fault = () => left.shift() ?? { kind: 'none' };
    const id = await ask();
    await device.drainUntilQuiet();
    expect([...server.exchanges.keys()]).toEqual([id]);
    expect(await shown()).toMatchObject({
      waiting: [],
      exchanges: [{ id, status: 'requested', requestNo: 'GN-260311-0001', viewed: true }],
    });
  });

  test('that the server refuses stays with its reason, holds up no other, and can be sent again', async () => {
    server.openExchanges = 1;
    const [first, second] = [await ask(), await ask()];
    await device.drainUntilQuiet();
    expect((await shown()).exchanges.map(({ id }) => id)).toEqual([first]);
    expect((await shown()).waiting).toMatchObject([
      { id: second, refusal: 'too_many_open', state: { kind: 'failed' } },
    ]);
    server.openExchanges = 2;
    expect(await retryExchangeRequest(device.db, second)).toBe(true);
    await device.drainUntilQuiet();
    expect((await shown()).waiting).toEqual([]);
    expect(server.exchanges.size).toBe(2);
  });

  test('is refused here already when three are open, waiting ones included', async () => {
    await device.db.exchanges.add(anExchange({ userId: device.uid }));
    await ask();
    await ask();
    expect(
      await requestExchange(device.db, { request: request(), estimate, tab: 'a' }, device.environment),
    ).toEqual({
      ok: false,
      code: 'too_many_open',
    });
  });

  test('can be taken back before it was tried or after it was refused, not in between', async () => {
    const untried = await ask();
    expect(await withdrawExchangeRequest(device.db, untried)).toBe(true);
    server.fault = () => ({ kind: 'answer_lost' });
    const tried = await ask();
    await device.drain();
    expect(await withdrawExchangeRequest(device.db, tried)).toBe(false);
    server.fault = () => ({ kind: 'none' });
    server.openExchanges = 1;
    const refused = await ask();
    await device.drainUntilQuiet();
    expect(await withdrawExchangeRequest(device.db, refused)).toBe(true);
    expect([...server.exchanges.keys()]).toEqual([tried]);
  });
});

test('a request that is on its way cannot be taken back, and one that is nowhere is none', async () => {
  const id = await ask();
  await claimRows(device.db, await device.db.outbox.toArray(), device.environment.now());
  expect(await withdrawExchangeRequest(device.db, id)).toBe(false);
  expect(await device.db.outbox.count()).toBe(1);
  await device.db.outbox.clear();
  expect(await withdrawExchangeRequest(device.db, id)).toBe(false);
});

test('a form that was emptied leaves no draft', async () => {
  await keepExchangeDraft(device.db, 'a', { step: 1 }, device.environment);
  await keepExchangeDraft(device.db, 'a', null, device.environment);
  expect(await device.db.drafts.count()).toBe(0);
});

describe('looking at one’s exchanges', () => {
  const news = () => anExchange({ userId: device.uid, viewed: false, status: 'scheduled', version: 4 });

  test('marks what is new, here at once and then on the server', async () => {
    await mergeServerExchanges(device.db, [news()]);
    await markExchangesViewed(device.db, device.environment);
    await mergeServerExchanges(device.db, [news()]);
    expect((await shown()).exchanges.map(({ viewed }) => viewed)).toEqual([true]);
    await device.drainUntilQuiet();
    expect(server.viewedExchanges).toEqual(['x1']);
    await markExchangesViewed(device.db, device.environment);
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('does not mark what changed before the mark could leave', async () => {
    await mergeServerExchanges(device.db, [news()]);
    await markExchangesViewed(device.db, device.environment);
    await mergeServerExchanges(device.db, [{ ...news(), version: 5 }]);
    expect((await shown()).exchanges.map(({ viewed }) => viewed)).toEqual([false]);
    await device.drainUntilQuiet();
    expect(server.viewedExchanges).toEqual([]);
  });
});
