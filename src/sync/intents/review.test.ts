import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reviewedOrders } from '#data/local/queries/order-queries.ts';
import type { IntentOf } from '#data/local/outbox-row.ts';
import { millis } from '#domain/units.ts';
import { orderId } from '#tests/support/catalogue-fixtures.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const ORDER = orderId('o1');
const SAME = { rating: 'best', tags: ['친절해요'], content: '저울로 같이 재 봤어요' } as const;
const OTHER = { ...SAME, content: '다른 기기에서 쓴 후기' };

let server: FakeServer;
let device: FakeDevice;
const warned = vi.spyOn(console, 'warn');

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
  warned.mockReset().mockImplementation(() => undefined);
});
afterEach(() => void warned.mockReset());

const written = (words: Pick<IntentOf<'review'>['review'], 'rating' | 'tags' | 'content'> = SAME) => ({
  ...words,
  orderId: ORDER,
  reviewerId: device.uid,
  revieweeId: SELLER,
  role: 'buyer' as const,
});
const write = () => putInLine(device, { kind: 'review', review: written() });
const reviewed = async () => [...(await reviewedOrders(device.db))];
const noted = () => device.db.meta.count();

async function expectDone(): Promise<void> {
  expect(await device.db.outbox.count()).toBe(0);
  expect(device.outcomes).toEqual(['success']);
  expect(await reviewed()).toEqual([ORDER]);
  expect([...server.reviews.values()]).toEqual([written()]);
  expect(warned).not.toHaveBeenCalled();
}

describe('a review that the server takes', () => {
  test('is done with one question, and the deal is reviewed', async () => {
    const asked = meetFaults(server);
    await write();
    expect(await attempt(device)).toBe('advanced');
    expect(asked).toEqual(['review']);
    await expectDone();
  });
});

describe('a review that the server refuses', () => {
  test('is done where the same words are there already', async () => {
    server.reviews.set(ORDER, written());
    const asked = meetFaults(server);
    await write();
    expect(await attempt(device)).toBe('advanced');
    expect(asked).toEqual(['review', 'find_review']);
    await expectDone();
  });

  test('is a second one where other words are there, and the log says so', async () => {
    server.reviews.set(ORDER, written(OTHER));
    await write();
    expect(await attempt(device)).toBe('waiting');
    expect(await firstRow(device)).toMatchObject({
      intent: { kind: 'review', review: written(), refusal: 'second' },
      state: { kind: 'failed', reason: 'denied' },
    });
    expect(device.outcomes).toEqual(['success']);
    expect(await reviewed()).toEqual([ORDER]);
    expect([...server.reviews.values()]).toEqual([written(OTHER)]);
    expect(warned.mock.calls).toEqual([['outbox: reviewed already', (await firstRow(device)).id]]);
  });

  test('may be the one that the desk has taken down since its answer was lost, and is not called a second one', async () => {
    const withheld = { ...written(), tags: [], content: '', isWithheld: true } as const;
    server.reviews.set(ORDER, withheld);
    await write();
    expect(await attempt(device)).toBe('waiting');
    expect(await firstRow(device)).toMatchObject({
      intent: { kind: 'review', review: written(), refusal: 'withheld' },
      state: { kind: 'failed', reason: 'denied' },
    });
    expect(await reviewed()).toEqual([ORDER]);
  });

  test('is a second one to another rating, whatever the desk has taken down of that', async () => {
    server.reviews.set(ORDER, { ...written({ rating: 'bad', tags: [], content: '' }), isWithheld: true });
    await write();
    await attempt(device);
    expect(await firstRow(device)).toMatchObject({ intent: { refusal: 'second' } });
  });

  test('is done where it had no words to be taken down', async () => {
    const wordless = written({ rating: 'good', tags: [], content: '' });
    server.reviews.set(ORDER, { ...wordless, isWithheld: true });
    await putInLine(device, { kind: 'review', review: wordless });
    expect(await attempt(device)).toBe('advanced');
    expect(await device.db.outbox.count()).toBe(0);
  });

  test.each([
    ['denied', 'denied'],
    ['invalid', 'invalid'],
    ['gone', 'gone'],
  ] as const)('is refused for its own reason where none is there (%s)', async (code, reason) => {
    server.createReview = async () => ({ kind: 'refused', code });
    await write();
    expect(await attempt(device)).toBe('waiting');
    const row = await firstRow(device);
    expect(row.state).toEqual({ kind: 'failed', reason });
    expect(row.intent).toEqual({ kind: 'review', review: written() });
    expect(device.outcomes).toEqual(['success']);
    expect(await noted()).toBe(0);
    expect(warned.mock.calls).toEqual([['outbox: refused', row.id, code]]);
  });

  test('is refused where one may not even look whether one is there', async () => {
    server.reviews.set(ORDER, written());
    server.findReview = async () => ({ kind: 'refused', code: 'gone' });
    await write();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'gone' });
    expect(await noted()).toBe(0);
  });

  test('waits where nobody can say whether one is there', async () => {
    server.reviews.set(ORDER, written());
    meetFaults(server, ['none', 'lost']);
    await write();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
    expect(device.outcomes).toEqual(['failure']);
    expect(await noted()).toBe(0);
  });
});

describe('a review that does not get through', () => {
  test.each([
    ['lost', { kind: 'queued' }, ['failure']],
    ['answer_lost', { kind: 'queued' }, ['failure']],
    ['signed_out', { kind: 'queued', awaits: 'sign_in' }, []],
  ] as const)('waits, and nothing else is asked (%s)', async (fault, state, outcomes) => {
    const asked = meetFaults(server, [fault]);
    await write();
    expect(await attempt(device)).toBe('waiting');
    expect(asked).toEqual(['review']);
    expect((await firstRow(device)).state).toEqual(state);
    expect(device.outcomes).toEqual(outcomes);
    expect(await noted()).toBe(0);
  });

  test('waits until its quota is new, and nothing else is asked', async () => {
    const until = millis(device.now + 60_000);
    const asked = meetFaults(server);
    server.createReview = async () => ({ kind: 'held', quota: 'posts', until });
    await write();
    expect(await attempt(device)).toBe('waiting');
    expect(asked).toEqual([]);
    expect(await firstRow(device)).toMatchObject({ state: { kind: 'queued' }, nextAttemptAt: until });
    expect(await noted()).toBe(0);
  });
});
