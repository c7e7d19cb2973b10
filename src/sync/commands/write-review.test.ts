import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { REVIEW_MAX_CHARS } from '#domain/order/review.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { keepDraft } from './keep-draft.ts';
import { writeReview } from './write-review.ts';

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

const WORDS = { rating: 'best', tags: ['친절해요'], content: '저울로 같이 재 봤어요' } as const;
const write = (content: string = WORDS.content, over: Partial<Order> = {}) =>
  writeReview(
    device.db,
    anOrder({ buyerId: device.uid, ...over }),
    { ...WORDS, content },
    device.environment,
  );
const waiting = async () => (await device.db.outbox.toArray()).map(({ intent }) => intent);

test('a review that says too much is refused and waits nowhere', async () => {
  expect(await write('가'.repeat(REVIEW_MAX_CHARS + 1))).toEqual({ ok: false, code: 'too_long' });
  expect(await waiting()).toEqual([]);
});

test('a review of just the greatest length, or of no words, waits', async () => {
  const longest = '가'.repeat(REVIEW_MAX_CHARS);
  expect(await write(` ${longest}\n`)).toEqual({ ok: true, value: null });
  expect(await waiting()).toMatchObject([{ review: { content: longest } }]);
  expect(await write('')).toEqual({ ok: true, value: null });
  expect(await waiting()).toMatchObject([{ review: { content: '' } }]);
});

test('a review says who writes it, about whom, and as what', async () => {
  const words = { orderId: 'o1', reviewerId: device.uid, ...WORDS };
  await write();
  expect(await waiting()).toEqual([
    { kind: 'review', review: { ...words, role: 'buyer', revieweeId: SELLER } },
  ]);
  await write(WORDS.content, { buyerId: BUYER, sellerId: device.uid });
  expect(await waiting()).toEqual([
    { kind: 'review', review: { ...words, role: 'seller', revieweeId: BUYER } },
  ]);
});

test.each([
  ['others have made', { buyerId: BUYER }, 'denied'],
  ['is not done', { status: 'reserved' }, 'not_completed'],
] as const)('a deal that %s can not be reviewed', async (_, over, code) => {
  expect(await write(WORDS.content, over)).toEqual({ ok: false, code });
  expect(await waiting()).toEqual([]);
});

test('what its form has kept goes as the review is queued; what was typed since stays', async () => {
  const place = { name: 'review:o1', tab: 'a' };
  const value = { rating: 'best', content: WORDS.content };
  const order = anOrder({ buyerId: device.uid });
  const submit = () => writeReview(device.db, order, WORDS, device.environment, { place, value });
  const later = { ...value, content: '그리고 친절해요' };
  await keepDraft(device.db, place, later, device.environment);
  await submit();
  expect(await device.db.drafts.toArray()).toMatchObject([{ value: later }]);
  await keepDraft(device.db, place, value, device.environment);
  await submit();
  expect(await device.db.drafts.count()).toBe(0);
});
