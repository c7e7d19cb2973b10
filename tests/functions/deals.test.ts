import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeDealCall } from '#documents/calls/deal.ts';
import { QUOTAS } from '#domain/quota/quotas.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { makeDeal } from '../../functions/src/deals/change-deal.ts';
import { closeBackend, database, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';
import { runCommand } from './commands.ts';

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

/** A listing of the seller's, or of another owner's, that the buyer has asked about. */
async function listed(changes: object = {}, owner = seller): Promise<string> {
  const id = freshId('product');
  const at = Timestamp.now();
  const sides = [owner.uid, buyer.uid].toSorted();
  await given({
    [`products/${id}`]: {
      sellerId: owner.uid,
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

/** The buyer's word for what they have seen; `more` where they have seen something else. */
async function confirm(person: Person, productId: string, more: object = {}) {
  const [order] = (await database().collection('orders').where('productId', '==', productId).get()).docs;
  const seen = { orderId: order?.id, price: order?.get('agreedPrice') as unknown };
  return change(person, productId, 'confirm', { ...seen, ...more });
}

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
    expect(await product(id)).toMatchObject({ status: 'reserved', dealt: true });
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
    expect(await product(id)).toMatchObject({ status: 'sold', dealt: true });
    expect(await ordersOf(id)).toMatchObject([{ status: 'handed', agreedPrice: 580_000, completedAt: null }]);
    expect(await confirm(buyer, id)).toMatchObject({ ok: true });
    expect(await ordersOf(id)).toMatchObject([{ status: 'completed', completedAt: expect.any(Timestamp) }]);
    // Anybody may read a listing: it says neither who bought it nor for how much.
    // The price as a number of its own: a time's nanoseconds may hold its digits.
    const said = JSON.stringify(await product(id));
    for (const secret of [buyer.uid, '580000']) expect(said).not.toMatch(new RegExp(`\\b${secret}\\b`));
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
      // As after a lost answer.
      expect(await change(side, id, 'release')).toEqual({ ok: true, value: { orderId: null } });
      expect(await change(stranger, id, 'release')).toEqual({ ok: false, code: 'denied' });
      const after = await product(id);
      expect(after).toMatchObject({ status: 'selling' });
      expect(after).not.toHaveProperty('dealt');
      expect(await ordersOf(id)).toMatchObject([{ status: 'cancelled' }]);
    }
  });

  test('is carried out by the way that the seller says, of those that the listing offers', async () => {
    const id = await listed();
    await change(seller, id, 'reserve', { buyer: buyer.uid, method: 'meet' });
    expect(await ordersOf(id)).toMatchObject([{ method: 'meet' }]);
    expect(await change(seller, id, 'complete', { method: 'parcel' })).toBe('FAILED_PRECONDITION');
    expect(await change(seller, id, 'complete', { method: 'store' })).toMatchObject({ ok: true });
    expect(await ordersOf(id)).toMatchObject([{ method: 'store', status: 'handed' }]);
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
    expect(await ordersOf(id)).toMatchObject([{ method: 'meet', status: 'handed' }]);
  });

  test('can be completed at once', async () => {
    const id = await listed();
    expect(await change(seller, id, 'complete', { buyer: buyer.uid })).toMatchObject({ ok: true });
    expect(await ordersOf(id)).toMatchObject([{ status: 'handed', agreedPrice: 600_000 }]);
  });
});

describe('a sale that only the seller speaks of', () => {
  test('is neither done nor counted, whichever way it was made', async () => {
    for (const steps of [['complete'], ['reserve', 'complete']]) {
      const id = await listed();
      for (const kind of steps) {
        expect(await change(seller, id, kind, { buyer: buyer.uid })).toMatchObject({ ok: true });
      }
      expect(await ordersOf(id)).toMatchObject([{ status: 'handed', completedAt: null }]);
      for (const other of [seller, stranger]) {
        expect(await confirm(other, id)).toEqual({ ok: false, code: 'denied' });
      }
      expect(await change(seller, id, 'complete', { buyer: buyer.uid })).toMatchObject({ ok: true });
      expect(await ordersOf(id)).toMatchObject([{ status: 'handed' }]);
    }
  });

  test('is confirmed once, by the buyer, also after the seller has blocked them; or denied by either', async () => {
    const id = await listed();
    await change(seller, id, 'complete', { buyer: buyer.uid });
    const path = `blocks/${seller.uid}/items/${buyer.uid}`;
    await given({ [path]: {} });
    expect(await confirm(buyer, id)).toMatchObject({ ok: true });
    await database().doc(path).delete();
    expect(await confirm(buyer, id)).toEqual({ ok: true, value: { orderId: null } });
    expect(await change(seller, id, 'release')).toEqual({ ok: false, code: 'impossible' });
    expect(await ordersOf(id)).toMatchObject([{ status: 'completed' }]);
    for (const side of [seller, buyer]) {
      const other = await listed();
      await change(seller, other, 'complete', { buyer: buyer.uid });
      expect(await change(side, other, 'release')).toMatchObject({ ok: true });
      expect(await product(other)).toMatchObject({ status: 'selling' });
      expect(await ordersOf(other)).toMatchObject([{ status: 'cancelled' }]);
      expect(await confirm(buyer, other)).toEqual({ ok: false, code: 'denied' });
    }
  });

  test('is not confirmed at another price, or as another deal, than the buyer has seen', async () => {
    const id = await listed();
    await change(seller, id, 'complete', { buyer: buyer.uid, price: 500_000 });
    const refused = { ok: false, code: 'terms' };
    for (const seen of [{ price: 600_000 }, { price: null }, { orderId: freshId('order') }]) {
      expect(await confirm(buyer, id, seen)).toEqual(refused);
    }
    // Sold again, at another price, while the buyer's word was on its way.
    const [first] = (await database().collection('orders').where('productId', '==', id).get()).docs;
    await change(seller, id, 'release');
    await change(seller, id, 'complete', { buyer: buyer.uid, price: 900_000 });
    expect(await confirm(buyer, id, { orderId: first?.id, price: 500_000 })).toEqual(refused);
    expect(await ordersOf(id)).not.toContainEqual(expect.objectContaining({ status: 'completed' }));
  });

  test('is not made at a price that has nothing to do with what was agreed on, whatever is asked by now', async () => {
    const id = await listed();
    await change(seller, id, 'reserve', { buyer: buyer.uid });
    await database().doc(`products/${id}`).update({ price: 100_000_000_000 });
    const sold = (price: number) => change(seller, id, 'complete', { price });
    expect(await sold(100_000_000_000)).toEqual({ ok: false, code: 'price' });
    expect(await sold(550_000)).toMatchObject({ ok: true });
    expect(await ordersOf(id)).toMatchObject([{ status: 'handed', agreedPrice: 550_000 }]);
  });

  test.each([100_000_000_000, 1_800_001, 59_999, 1])('is not made at %d won for 600,000', async (price) => {
    const id = await listed();
    for (const kind of ['reserve', 'complete']) {
      const refused = { ok: false, code: 'price' };
      expect(await change(seller, id, kind, { buyer: buyer.uid, price })).toEqual(refused);
    }
    expect(await ordersOf(id)).toEqual([]);
    await change(seller, id, 'reserve', { buyer: buyer.uid });
    expect(await change(seller, id, 'complete', { price })).toEqual({ ok: false, code: 'price' });
    expect(await ordersOf(id)).toMatchObject([{ status: 'reserved', agreedPrice: 600_000 }]);
  });

  test('keeps the agreed price when the listing is edited meanwhile', async () => {
    const id = await listed();
    await change(seller, id, 'reserve', { buyer: buyer.uid, price: 60_000 });
    await database().doc(`products/${id}`).update({ price: 6_000_000 });
    expect(await change(seller, id, 'complete', { price: 60_000 })).toMatchObject({ ok: true });
    expect(await ordersOf(id)).toMatchObject([{ status: 'handed', agreedPrice: 60_000 }]);
  });
});

test('a listing of an earlier version no longer names its buyer after the recount', async () => {
  const [kept, sold, outside] = [
    await listed({ status: 'reserved', reservedFor: buyer.uid }),
    await listed({ status: 'sold', buyerId: buyer.uid, soldPrice: 580_000 }),
    await listed({ status: 'sold', soldPrice: 580_000 }),
  ];
  expect(await runCommand('recount-statistics.mjs')).toMatchObject({ code: 0 });
  for (const id of [kept, sold, outside]) {
    for (const field of ['reservedFor', 'buyerId', 'soldPrice']) {
      expect(await product(id)).not.toHaveProperty(field);
    }
  }
  expect(await product(kept)).toMatchObject({ status: 'reserved', dealt: true });
  expect(await product(sold)).toMatchObject({ status: 'sold', dealt: true });
  expect(await product(outside)).not.toHaveProperty('dealt');
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

test('a seller names no more buyers in a day than the quota has; what was named before goes on', async () => {
  const dealer = await signedIn('dealer');
  const [first, second] = [await listed({}, dealer), await listed({}, dealer)];
  const named = { buyer: buyer.uid };
  expect(await change(dealer, first, 'reserve', named)).toMatchObject({ ok: true });
  const count = `quotas/${dealer.uid}/kinds/deals`;
  expect(await stored(count)).toMatchObject({ used: 1, added: 1 });
  await database().doc(count).update({ used: QUOTAS.deals.most });
  const held = { ok: false, code: 'held', waitMs: expect.any(Number) };
  expect(await change(dealer, second, 'reserve', named)).toEqual(held);
  expect(await change(dealer, second, 'complete', named)).toEqual(held);
  expect(await product(second)).toMatchObject({ status: 'selling' });
  expect(await ordersOf(second)).toEqual([]);
  expect(await change(dealer, first, 'complete')).toMatchObject({ ok: true });
  expect(await stored(count)).toMatchObject({ used: QUOTAS.deals.most });
});

test('six changes of one deal at once are one deal, and each is answered', async () => {
  const id = await listed();
  const caller = { uid: userId(seller.uid), isAdmin: false, name: 'seller' };
  const wish = { productId: id, kind: 'reserve', buyer: buyer.uid, price: 580_000, method: null };
  // Past the wire: the emulator would start a process for each call, and this machine be what is tested.
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => {
      const call = changeDealCall.request({ ...wish, orderId: freshId('order') });
      if (call === null) throw new Error('not a change of a deal');
      return makeDeal(caller, call);
    }),
  );
  expect(answers).toEqual(Array.from({ length: 6 }, () => expect.objectContaining({ ok: true })));
  expect(await ordersOf(id)).toHaveLength(1);
});
