import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBackend, database, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';

let seller: Person;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  [seller, buyer, stranger] = await Promise.all([
    signedIn('seller'),
    signedIn('buyer'),
    signedIn('stranger'),
  ]);
});
afterAll(closeBackend);

/** A listing of the seller's that the buyer has asked about. */
async function listed(changes: object = {}): Promise<string> {
  const id = freshId('product');
  const at = Timestamp.now();
  const sides = [seller.uid, buyer.uid].toSorted();
  await given({
    [`products/${id}`]: {
      sellerId: seller.uid,
      title: '18K 반지',
      purity: '18K',
      weightG: 3.75,
      price: 600_000,
      tradeMethods: ['store', 'meet'],
      images: [{ url: 'https://example.com/a.jpg', thumbUrl: 'https://example.com/s.jpg', w: 8, h: 8 }],
      status: 'selling',
      createdAt: at,
      updatedAt: at,
      bumpedAt: at,
      ...changes,
    },
    [`chats/${id}_${sides.join('_')}`]: { productId: id, participants: sides },
  });
  return id;
}

const change = (person: Person, productId: string, kind: string, more: object = {}) =>
  person.call('changeDeal', {
    productId,
    orderId: freshId('order'),
    kind,
    buyer: null,
    price: null,
    ...more,
  });

const product = (id: string) => stored(`products/${id}`);
const ordersOf = async (productId: string) =>
  (await database().collection('orders').where('productId', '==', productId).get()).docs.map((order) =>
    order.data(),
  );

describe('a deal with a named buyer', () => {
  test('is reserved, completed and told to the buyer, with one order', async () => {
    const id = await listed();
    const reserved = await change(seller, id, 'reserve', { buyer: buyer.uid, price: 580_000 });
    expect(reserved).toMatchObject({ ok: true });
    expect(await product(id)).toMatchObject({ status: 'reserved', reservedFor: buyer.uid });
    expect(await ordersOf(id)).toMatchObject([
      {
        buyerId: buyer.uid,
        sellerId: seller.uid,
        status: 'reserved',
        agreedPrice: 580_000,
        method: 'store',
        completedAt: null,
        snapshot: { title: '18K 반지', weightG: 3.75, thumbUrl: 'https://example.com/s.jpg' },
      },
    ]);

    expect(await change(seller, id, 'complete')).toMatchObject({ ok: true });
    const sold = await product(id);
    expect(sold).toMatchObject({ status: 'sold', buyerId: buyer.uid, soldPrice: 580_000 });
    expect(sold).not.toHaveProperty('reservedFor');
    expect(await ordersOf(id)).toMatchObject([{ status: 'completed', agreedPrice: 580_000 }]);
    const notices = await database().collection('notifications').where('to', '==', buyer.uid).get();
    expect(notices.docs.filter((notice) => notice.id.startsWith('deal-')).length).toBeGreaterThanOrEqual(2);
  });

  test('sent again makes no second order', async () => {
    const id = await listed();
    const orderId = freshId('order');
    const again = () => change(seller, id, 'reserve', { orderId, buyer: buyer.uid });
    expect(await again()).toEqual({ ok: true, value: { orderId } });
    expect(await again()).toEqual({ ok: true, value: { orderId } });
    expect(await ordersOf(id)).toHaveLength(1);
    expect(await change(seller, id, 'complete')).toMatchObject({ ok: true });
    expect(await change(seller, id, 'complete')).toMatchObject({ ok: true });
    expect(await ordersOf(id)).toHaveLength(1);
  });

  test('is called off by either side, and the listing is on sale again', async () => {
    for (const side of [seller, buyer]) {
      const id = await listed();
      await change(seller, id, 'reserve', { buyer: buyer.uid });
      expect(await change(side, id, 'release')).toMatchObject({ ok: true });
      const after = await product(id);
      expect(after).toMatchObject({ status: 'selling' });
      expect(after).not.toHaveProperty('reservedFor');
      expect(await ordersOf(id)).toMatchObject([{ status: 'cancelled' }]);
    }
  });

  test('is carried out by the way that the seller says, of those that the listing offers', async () => {
    const id = await listed();
    await change(seller, id, 'reserve', { buyer: buyer.uid, method: 'meet' });
    expect(await ordersOf(id)).toMatchObject([{ method: 'meet' }]);
    expect(await change(seller, id, 'complete', { method: 'parcel' })).toBe('FAILED_PRECONDITION');
    expect(await change(seller, id, 'complete', { method: 'store' })).toMatchObject({ ok: true });
    expect(await ordersOf(id)).toMatchObject([{ method: 'store', status: 'completed' }]);
    expect(await change(seller, await listed(), 'complete', { buyer: buyer.uid, method: 'drone' })).toBe(
      'INVALID_ARGUMENT',
    );
  });

  test('stays as agreed when the listing is edited, and by an app that does not ask', async () => {
    const id = await listed();
    await change(seller, id, 'reserve', { buyer: buyer.uid, method: 'meet' });
    await database()
      .doc(`products/${id}`)
      .update({ tradeMethods: ['store'] });
    await change(seller, id, 'complete');
    expect(await ordersOf(id)).toMatchObject([{ method: 'meet', status: 'completed' }]);
  });

  test('can be completed at once', async () => {
    const id = await listed();
    expect(await change(seller, id, 'complete', { buyer: buyer.uid })).toMatchObject({ ok: true });
    expect(await ordersOf(id)).toMatchObject([{ status: 'completed', agreedPrice: 600_000 }]);
  });
});

test('without a named buyer there is no order', async () => {
  const id = await listed();
  expect(await change(seller, id, 'complete')).toEqual({ ok: true, value: { orderId: null } });
  expect(await product(id)).toMatchObject({ status: 'sold' });
  expect(await ordersOf(id)).toEqual([]);
});

describe('what is refused', () => {
  test('a deal by anybody but the seller', async () => {
    const id = await listed();
    expect(await change(buyer, id, 'reserve', { buyer: buyer.uid })).toEqual({ ok: false, code: 'denied' });
    expect(await change(stranger, id, 'complete')).toEqual({ ok: false, code: 'denied' });
    expect(await product(id)).toMatchObject({ status: 'selling' });
  });

  test('a buyer who never asked, the seller as buyer, another buyer than the one it is kept for', async () => {
    const id = await listed();
    const of = (uid: string) => ({ buyer: uid });
    expect(await change(seller, id, 'reserve', of(stranger.uid))).toEqual({ ok: false, code: 'no_chat' });
    expect(await change(seller, id, 'reserve', of(seller.uid))).toEqual({ ok: false, code: 'own_product' });
    await change(seller, id, 'reserve', of(buyer.uid));
    expect(await change(seller, id, 'complete', of(stranger.uid))).toEqual({
      ok: false,
      code: 'other_buyer',
    });
    expect(await ordersOf(id)).toHaveLength(1);
  });

  test('a deal of two of whom one has blocked the other; a reservation they can still leave', async () => {
    const shy = await signedIn('shy');
    const sides = [seller.uid, shy.uid].toSorted();
    const named = { buyer: shy.uid };
    const refused = { ok: false, code: 'blocked' };
    for (const path of [`blocks/${shy.uid}/items/${seller.uid}`, `blocks/${seller.uid}/items/${shy.uid}`]) {
      const id = await listed();
      await given({ [path]: {}, [`chats/${id}_${sides.join('_')}`]: { productId: id, participants: sides } });
      expect(await change(seller, id, 'reserve', named)).toEqual(refused);
      expect(await change(seller, id, 'complete', named)).toEqual(refused);
      expect(await product(id)).toMatchObject({ status: 'selling' });
      expect(await ordersOf(id)).toEqual([]);

      await database().doc(path).delete();
      expect(await change(seller, id, 'reserve', named)).toMatchObject({ ok: true });
      await given({ [path]: {} });
      expect(await change(seller, id, 'complete')).toEqual(refused);
      expect(await product(id)).toMatchObject({ status: 'reserved' });
      expect(await change(seller, id, 'release')).toMatchObject({ ok: true });
      await database().doc(path).delete();
    }
  });

  test('a listing that is gone or hidden, and calls that no page of ours sends', async () => {
    expect(await change(seller, freshId('nothing'), 'reserve')).toEqual({ ok: false, code: 'gone' });
    const id = await listed({ status: 'hidden' });
    expect(await change(seller, id, 'complete')).toEqual({ ok: false, code: 'impossible' });
    expect(await change(seller, id, 'steal')).toBe('INVALID_ARGUMENT');
    expect(await change(seller, id, 'complete', { price: -1 })).toBe('INVALID_ARGUMENT');
    expect(await callAnonymously('changeDeal', {})).toBe('UNAUTHENTICATED');
  });
});
