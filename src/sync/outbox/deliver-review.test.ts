import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownReviewOf, reviewedOrders } from '#data/local/queries/order-queries.ts';
import { waitingThings } from '#data/local/queries/outbox-queries.ts';
import type { Order } from '#domain/order/order.ts';
import { millis } from '#domain/units.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { Fault } from '#tests/support/sync/faulty-way.ts';
import { withdrawWaiting } from '../commands/waiting-rows.ts';
import { writeReview } from '../commands/write-review.ts';

let server: FakeServer;
let device: FakeDevice;
let order: Order;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  order = anOrder({ buyerId: device.uid });
  await device.db.orders.put(order);
});

const WORDS = { rating: 'best', tags: ['친절해요'], content: '저울로 같이 재 봤어요' } as const;

async function review(content: string = WORDS.content): Promise<void> {
  const written = await writeReview(device.db, order, { ...WORDS, content }, device.environment);
  if (!written.ok) throw new Error(written.code);
}

const own = () => ownReviewOf(device.db, order.id);
const waiting = async () => (await waitingThings(device.db, 9, millis(device.now))).first;

/** A device that knows the order, and nothing of what was written elsewhere. */
async function newDevice(): Promise<void> {
  await device.db.delete();
  await device.db.open();
  await device.db.orders.put(order);
}

describe('a review', () => {
  test.each<Fault>([
    { kind: 'none' },
    { kind: 'lost' },
    { kind: 'answer_lost' },
    { kind: 'overloaded', retryAfterMs: 0 },
  ])('arrives once, whatever happens to the first request ($kind)', async (fault) => {
    const left: Fault[] = [fault];
    server.fault = () => left.shift() ?? { kind: 'none' };
    await review();
    expect(await own()).toEqual({ kind: 'queued' });
    await device.drainUntilQuiet();
    expect([...server.reviews.values()]).toMatchObject([WORDS]);
    expect(await own()).toEqual({ kind: 'sent' });
    expect(await waiting()).toEqual([]);
  });

  test('of a deal that was reviewed from elsewhere is kept with its words, and says why', async () => {
    await review('처음 쓴 후기');
    await device.drainUntilQuiet();
    await newDevice();
    expect(await own()).toEqual({ kind: 'none' });
    await review('다시 쓴 후기');
    await device.drainUntilQuiet();
    expect([...server.reviews.values()]).toMatchObject([{ content: '처음 쓴 후기' }]);
    expect(await own()).toMatchObject({ kind: 'second', review: { content: '다시 쓴 후기' } });
    expect(await waiting()).toMatchObject([
      { intent: { kind: 'review', refusal: 'second' }, state: { kind: 'failed', reason: 'denied' } },
    ]);
    expect([...(await reviewedOrders(device.db))]).toEqual([order.id]);
  });

  test('that was refused as a second one can be let go, and the deal stays reviewed', async () => {
    await review('처음 쓴 후기');
    await device.drainUntilQuiet();
    await newDevice();
    await review('다시 쓴 후기');
    await device.drainUntilQuiet();
    const [row] = await waiting();
    expect(await withdrawWaiting(device.db, row?.rowId ?? '', device.environment)).toEqual({
      ok: true,
      value: null,
    });
    expect(await own()).toEqual({ kind: 'sent' });
    expect(await waiting()).toEqual([]);
  });

  test('stays in line while nobody can say whether there is one', async () => {
    await review('처음 쓴 후기');
    await device.drainUntilQuiet();
    await newDevice();
    await review('다시 쓴 후기');
    server.fault = (request) => (request === 'find_review' ? { kind: 'lost' } : { kind: 'none' });
    await device.drain();
    expect(await own()).toEqual({ kind: 'queued' });
  });
});

describe('what this device knows of a review', () => {
  test('comes from the order too, for those who have reviewed it', async () => {
    await device.db.orders.put({ ...order, reviewedBy: [order.sellerId] });
    expect(await own()).toEqual({ kind: 'none' });
    expect([...(await reviewedOrders(device.db))]).toEqual([]);
    await device.db.orders.put({ ...order, reviewedBy: [order.sellerId, device.uid] });
    expect(await own()).toEqual({ kind: 'sent' });
    expect([...(await reviewedOrders(device.db))]).toEqual([order.id]);
  });

  test('is none where an order that an older app kept does not say', async () => {
    const { reviewedBy: _unsaid, ...older } = order;
    await device.db.orders.put(older);
    expect(await own()).toEqual({ kind: 'none' });
  });

  test('is that a refused one is still to be written', async () => {
    await review();
    const [row] = await device.db.outbox.toArray();
    await device.db.outbox.update(row?.seq ?? 0, { state: { kind: 'failed', reason: 'denied' } });
    expect(await own()).toEqual({ kind: 'refused' });
    expect([...(await reviewedOrders(device.db))]).toEqual([]);
  });
});
