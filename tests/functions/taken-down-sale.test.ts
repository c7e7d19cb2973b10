import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBackend, freshId, given, stored } from './backend.ts';
import { signedIn, type Person } from './callers.ts';
import { listing } from './listing.ts';

let desk: Person;
let seller: Person;
let buyer: Person;

beforeAll(async () => {
  [desk, seller, buyer] = await Promise.all([
    signedIn('desk', { isAdmin: true }),
    signedIn('seller'),
    signedIn('buyer'),
  ]);
});
afterAll(closeBackend);

const change = (person: Person, productId: string, kind: string, more: object = {}) =>
  person.call('changeDeal', {
    productId,
    orderId: freshId('order'),
    kind,
    buyer: null,
    price: null,
    ...more,
  });

/** A listing that somebody has reported, and that its seller says is sold to the buyer. */
async function reportedSale() {
  const [productId, orderId] = [freshId('product'), freshId('order')];
  const participants = [seller.uid, buyer.uid].toSorted();
  await given({
    [`products/${productId}`]: listing({ sellerId: seller.uid, price: 600_000 }),
    [`chats/${productId}_${participants.join('_')}`]: { productId, participants },
  });
  const named = { orderId, buyer: buyer.uid };
  expect(await change(seller, productId, 'complete', named)).toMatchObject({ ok: true });
  return { productId, orderId };
}

async function reportOf(productId: string): Promise<string> {
  const id = freshId('report');
  await given({
    [`reports/${id}`]: {
      reporterId: freshId('reporter'),
      targetType: 'product',
      targetId: productId,
      parentId: null,
      reason: 'fraud',
      detail: '',
      status: 'open',
      createdAt: Timestamp.now(),
    },
  });
  return id;
}

const takeDown = async (productId: string) =>
  desk.call('decideReport', {
    id: await reportOf(productId),
    callId: freshId('call'),
    decision: 'hide',
    note: '가품입니다.',
  });

const DOWN = { status: 'hidden', withheld: true };

test('what its seller alone says is sold can be taken down, and whoever bought it can still say so', async () => {
  const { productId, orderId } = await reportedSale();
  const before = await stored(`orders/${orderId}`);
  expect(await takeDown(productId)).toEqual({ ok: true, value: null });
  expect(await stored(`products/${productId}`)).toMatchObject({ ...DOWN, dealt: true });
  expect(await stored(`orders/${orderId}`)).toEqual(before);

  const word = { orderId, price: 600_000 };
  expect(await change(buyer, productId, 'confirm', word)).toMatchObject({ ok: true });
  expect(await stored(`orders/${orderId}`)).toMatchObject({ status: 'completed' });
  expect(await stored(`products/${productId}`)).toMatchObject({ ...DOWN, dealt: true });
});

test('what was taken down stays down, whichever of the two undoes its sale', async () => {
  for (const side of [seller, buyer]) {
    const { productId, orderId } = await reportedSale();
    expect(await takeDown(productId)).toEqual({ ok: true, value: null });
    expect(await change(side, productId, 'release')).toMatchObject({ ok: true });
    expect(await stored(`orders/${orderId}`)).toMatchObject({ status: 'cancelled' });
    const after = await stored(`products/${productId}`);
    expect(after).toMatchObject(DOWN);
    expect(after).not.toHaveProperty('dealt');
    // As after a lost answer.
    expect(await change(side, productId, 'release')).toEqual({ ok: true, value: { orderId: null } });
    const told = await stored(`notifications/deal-${orderId}-cancelled`);
    expect(told?.['body']).not.toContain('판매중');
    expect(await change(seller, productId, 'reserve')).toEqual({ ok: false, code: 'impossible' });
  }
});

test('a sale that its buyer has confirmed is theirs and cannot be taken down', async () => {
  const { productId, orderId } = await reportedSale();
  await change(buyer, productId, 'confirm', { orderId, price: 600_000 });
  expect(await takeDown(productId)).toEqual({ ok: false, code: 'impossible' });
  expect(await stored(`products/${productId}`)).toMatchObject({ status: 'sold', dealt: true });
});
