import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longAgo } from './conversation.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  serverTime,
  unverified,
  type Fields,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const givenOrder = async (status = 'completed') => {
  const [orderId, buyer, seller] = [freshId('order'), freshId('buyer'), freshId('seller')];
  const order = {
    buyerId: buyer,
    sellerId: seller,
    productId: 'p',
    agreedPrice: 780_000,
    status,
    createdAt: longAgo,
  };
  await world.given({ [`orders/${orderId}`]: order });
  return { orderId, buyer, seller, path: `orders/${orderId}` };
};
type Deal = Awaited<ReturnType<typeof givenOrder>>;

describe('orders', () => {
  test('both sides and admins read them, nobody else', async () => {
    const { buyer, seller, path } = await givenOrder();
    for (const person of [member(buyer), member(seller), admin(freshId('admin'))]) {
      await assertSucceeds(world.as(person).doc(path).get());
    }
    for (const person of [anonymous, unverified(buyer), member(freshId('stranger'))]) {
      await assertFails(world.as(person).doc(path).get());
    }
  });

  test('a list holds one’s own side of the deals and is bounded', async () => {
    const { buyer, seller } = await givenOrder();
    const orders = (person: ReturnType<typeof member>, field: string, uid: string, limit: number) =>
      world
        .as(person)
        .collection('orders')
        .where(field, '==', uid)
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .get();
    await assertSucceeds(orders(member(buyer), 'buyerId', buyer, 200));
    await assertSucceeds(orders(member(seller), 'sellerId', seller, 200));
    await assertFails(orders(member(seller), 'sellerId', seller, 201));
    await assertFails(orders(member(seller), 'buyerId', buyer, 50));
    await assertFails(orders(unverified(buyer), 'buyerId', buyer, 50));
    await assertFails(world.as(anonymous).collection('orders').limit(1).get());
    await assertSucceeds(
      world
        .as(admin(freshId('admin')))
        .collection('orders')
        .limit(200)
        .get(),
    );
  });

  test('nobody writes them: deals are made by functions', async () => {
    const { buyer, seller, path } = await givenOrder('reserved');
    for (const person of [
      anonymous,
      unverified(buyer),
      member(buyer),
      member(seller),
      admin(freshId('admin')),
    ]) {
      const database = world.as(person);
      await assertFails(database.doc(path).update({ status: 'completed' }));
      await assertFails(database.doc(path).delete());
      await assertFails(database.doc(`orders/${freshId('order')}`).set({ buyerId: buyer, sellerId: seller }));
    }
  });
});

describe('reviews', () => {
  const reviewOf = (deal: Deal, role: 'buyer' | 'seller', changes: Fields = {}): Fields => ({
    orderId: deal.orderId,
    reviewerId: role === 'buyer' ? deal.buyer : deal.seller,
    revieweeId: role === 'buyer' ? deal.seller : deal.buyer,
    role,
    rating: 'best',
    tags: ['시간 약속을 잘 지켜요', '친절해요'],
    content: '좋은 거래였어요.',
    createdAt: serverTime(),
    ...changes,
  });
  const write = (
    deal: Deal,
    role: 'buyer' | 'seller',
    changes: Fields = {},
    uid = deal[role],
  ): Promise<void> =>
    world
      .as(member(uid))
      .doc(`reviews/${deal.orderId}_${uid}`)
      .set(reviewOf(deal, role, changes));

  test('each side reviews a completed deal, once', async () => {
    const deal = await givenOrder();
    await assertSucceeds(write(deal, 'buyer'));
    await assertSucceeds(write(deal, 'seller', { rating: 'bad', tags: [], content: '' }));
    await assertFails(write(deal, 'buyer'));
    await assertFails(world.as(member(deal.buyer)).doc(`reviews/${deal.orderId}_${deal.buyer}`).delete());
  });

  test.each(['reserved', 'handed', 'cancelled'])('a deal that is %s has no reviews', async (status) => {
    const deal = await givenOrder(status);
    await assertFails(write(deal, 'buyer'));
  });

  test.each<[string, Fields]>([
    ['a deal that does not exist', { orderId: 'missing' }],
    ['another person’s name', { reviewerId: 'somebody' }],
    ['a word about somebody else', { revieweeId: 'somebody' }],
    ['the other side’s role', { role: 'seller' }],
    ['an unknown rating', { rating: 'superb' }],
    ['301 characters', { content: '금'.repeat(301) }],
    ['11 tags', { tags: Array.from({ length: 11 }, (_, n) => `${n}`) }],
    ['tags that are no texts', { tags: [1] }],
    ['the client’s own clock', { createdAt: longAgo }],
    ['an unknown field', { helpful: 10 }],
    ['a word of the desk’s', { withheld: true }],
    ['a word of the desk’s that says no', { withheld: false }],
  ])('%s is refused', async (_name, changes) => {
    await assertFails(write(await givenOrder(), 'buyer', changes));
  });

  test('who is no side of the deal writes nothing, under no id', async () => {
    const deal = await givenOrder();
    const stranger = freshId('stranger');
    await assertFails(write(deal, 'buyer', { reviewerId: stranger }, stranger));
    const review = reviewOf(deal, 'buyer');
    await assertFails(
      world
        .as(member(deal.buyer))
        .doc(`reviews/${freshId('review')}`)
        .set(review),
    );
    for (const person of [anonymous, unverified(deal.buyer), admin(freshId('admin'))]) {
      await assertFails(world.as(person).doc(`reviews/${deal.orderId}_${deal.buyer}`).set(review));
    }
  });

  test('whoever wrote one whose words were taken away brings them back by no write', async () => {
    const deal = await givenOrder();
    const path = `reviews/${deal.orderId}_${deal.buyer}`;
    const left = reviewOf(deal, 'buyer', { createdAt: longAgo, tags: [], content: '', withheld: true });
    await world.given({ [path]: left });
    const own = world.as(member(deal.buyer)).doc(path);
    await assertFails(write(deal, 'buyer'));
    await assertFails(write(deal, 'buyer', { withheld: true }));
    for (const change of [{ content: '다시 쓴 말' }, { tags: ['불친절해요'] }, { withheld: false }]) {
      await assertFails(own.update(change));
    }
    await assertFails(own.set(reviewOf(deal, 'buyer'), { merge: true }));
    await assertFails(own.delete());
    expect((await own.get()).data()).toMatchObject({ content: '', tags: [], withheld: true });
  });

  test('everybody reads them, in bounded lists, and nobody changes one', async () => {
    const deal = await givenOrder();
    await assertSucceeds(write(deal, 'buyer'));
    const path = `reviews/${deal.orderId}_${deal.buyer}`;
    for (const person of [anonymous, unverified(deal.buyer), member(deal.buyer), admin(freshId('admin'))]) {
      const reviews = world.as(person).collection('reviews').where('revieweeId', '==', deal.seller);
      await assertSucceeds(world.as(person).doc(path).get());
      await assertSucceeds(reviews.orderBy('createdAt', 'desc').limit(100).get());
      await assertFails(reviews.limit(101).get());
      await assertFails(world.as(person).doc(path).update({ content: '고친 말' }));
      await assertFails(world.as(person).doc(path).delete());
    }
  });
});
