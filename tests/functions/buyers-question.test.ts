import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBackend, freshId, given, stored } from './backend.ts';
import { signedIn, type Person } from './callers.ts';
import { listing } from './listing.ts';

let seller: Person;
let buyer: Person;

beforeAll(async () => {
  [seller, buyer] = await Promise.all([signedIn('seller'), signedIn('buyer')]);
});
afterAll(closeBackend);

/** A sale that its buyer is asked to confirm. */
async function handedOver() {
  const [productId, orderId] = [freshId('product'), freshId('order')];
  const participants = [seller.uid, buyer.uid].toSorted();
  await given({
    [`products/${productId}`]: listing({ sellerId: seller.uid, price: 600_000 }),
    [`chats/${productId}_${participants.join('_')}`]: { productId, participants },
  });
  const deal = { productId, orderId, buyer: null, price: null };
  const done = await seller.call('changeDeal', { ...deal, kind: 'complete', buyer: buyer.uid });
  expect(done).toMatchObject({ ok: true });
  return { deal, notice: `notifications/deal-${orderId}-handed` };
}

test('whoever has confirmed a sale, or whose sale is undone, is not asked for their word any more', async () => {
  const marked = { to: buyer.uid, read: true, readAt: expect.any(Timestamp) };
  const confirmed = await handedOver();
  expect(await stored(confirmed.notice)).toMatchObject({ to: buyer.uid, read: false });
  const word = { ...confirmed.deal, kind: 'confirm', price: 600_000 };
  expect(await buyer.call('changeDeal', word)).toMatchObject({ ok: true });
  expect(await stored(confirmed.notice)).toMatchObject(marked);

  const undone = await handedOver();
  expect(
    await seller.call('changeDeal', { ...undone.deal, orderId: freshId('order'), kind: 'release' }),
  ).toMatchObject({ ok: true });
  expect(await stored(undone.notice)).toMatchObject(marked);
});
