import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';
import { forgetOffers } from '../../functions/src/people/forget-offers.ts';
import { forEachOf } from '../../functions/src/runtime/for-each-of.ts';
import { signedIn } from './callers.ts';
import { listing } from './listing.ts';
import { PICTURE } from './picture.ts';
import { accounts, bucket, closeBackend, database, eventually, freshId, given, stored } from './backend.ts';

afterAll(closeBackend);

test('whoever leaves takes along what was only theirs, and their offers with the pictures', async () => {
  const [uid, other] = [freshId('user'), freshId('other')];
  const [selling, sold, foreign] = [freshId('product'), freshId('product'), freshId('product')];
  const [notice, foreignNotice, post] = [freshId('notice'), freshId('notice'), freshId('post')];
  const [promised, order, liked] = [freshId('product'), freshId('order'), freshId('post')];
  const [told, late] = [freshId('notice'), freshId('order')];
  await accounts().createUser({ uid, email: `${uid}@example.com`, password: 'gold1234' });
  await bucket()
    .file(`profileImages/${uid}/me.jpg`)
    .save(PICTURE, { contentType: 'image/gif', resumable: false });
  for (const product of [selling, sold]) {
    await bucket()
      .file(`productImages/${uid}/${product}-a`)
      .save(PICTURE, { contentType: 'image/gif', resumable: false });
  }
  await given({
    [`users/${uid}`]: { nickname: '금이', phone: '', email: 'a@example.com' },
    [`favorites/${uid}/items/p1`]: { favoriteProductId: 'p1' },
    [`blocks/${uid}/items/${other}`]: {},
    [`priceTargets/${uid}/targets/sell_up_800000`]: { perDon: 800_000 },
    [`savedSearches/${uid}/searches/s1`]: { address: 'search=a' },
    [`savedSearches/${uid}/searches/s1/told/p1`]: {},
    [`savedSearches/${uid}/searches/gone/told/p1`]: {},
    [`wishes/${uid}/items/favorite_p1`]: {},
    [`quotas/${uid}/kinds/posts`]: { used: 1 },
    [`blocks/${other}/items/${uid}`]: {},
    [`notifications/${notice}`]: { to: uid },
    [`notifications/${foreignNotice}`]: { to: other },
    [`notifications/${told}`]: { to: other, meta: { fromUid: uid } },
    [`products/${selling}`]: { sellerId: uid, status: 'selling' },
    [`products/${sold}`]: { sellerId: uid, status: 'sold' },
    [`products/${foreign}`]: { sellerId: other, status: 'selling' },
    [`products/${promised}`]: { sellerId: other, status: 'reserved', dealt: true },
    [`orders/${order}`]: {
      productId: promised,
      buyerId: uid,
      sellerId: other,
      status: 'reserved',
      agreedPrice: 1,
      snapshot: { title: '반지' },
    },
    // As one that is made behind the look at what is to be called off.
    [`orders/${late}`]: { productId: selling, buyerId: other, status: 'reserved', agreedPrice: 1 },
    [`products/${foreign}/views/${uid}`]: { uid },
    [`products/${foreign}/views/${other}`]: { uid: other },
    [`posts/${liked}`]: { authorId: other, title: '글', likeCount: 0, commentCount: 0 },
    [`posts/${liked}/likes/${uid}`]: {},
    [`wishes/${uid}/items/like_${liked}`]: { at: Timestamp.now() },
    // The rules take such a one, of which there can be no post: it holds nothing up.
    [`wishes/${uid}/items/like___p1__`]: { at: Timestamp.now() },
    [`posts/${liked}/likes/${other}`]: {},
    [`posts/${post}`]: { authorId: uid, title: '질문', likeCount: 0, commentCount: 0 },
  });
  await eventually(async () => expect(await stored(`profiles/${uid}`)).toBeDefined());

  await accounts().deleteUser(uid);

  await eventually(async () => {
    expect(await stored(`formerMembers/${uid}`)).toBeDefined();
    expect(await stored(`users/${uid}`)).toBeUndefined();
    expect(await stored(`profiles/${uid}`)).toBeUndefined();
    expect(await stored(`favorites/${uid}/items/p1`)).toBeUndefined();
    expect(await stored(`blocks/${uid}/items/${other}`)).toBeUndefined();
    expect(await stored(`priceTargets/${uid}/targets/sell_up_800000`)).toBeUndefined();
    expect(await stored(`savedSearches/${uid}/searches/s1`)).toBeUndefined();
    expect(await stored(`savedSearches/${uid}/searches/s1/told/p1`)).toBeUndefined();
    expect(await stored(`savedSearches/${uid}/searches/gone/told/p1`)).toBeUndefined();
    expect(await stored(`wishes/${uid}/items/favorite_p1`)).toBeUndefined();
    expect(await stored(`quotas/${uid}/kinds/posts`)).toBeUndefined();
    expect(await stored(`notifications/${notice}`)).toBeUndefined();
    expect(await stored(`notifications/${told}`)).toBeUndefined();
    expect(await stored(`products/${selling}`)).toBeUndefined();
    expect(await bucket().file(`productImages/${uid}/${selling}-a`).exists()).toEqual([false]);
    expect(await stored(`orders/${order}`)).toMatchObject({ status: 'cancelled' });
    expect(await stored(`orders/${late}`)).toMatchObject({ status: 'cancelled' });
    expect(await stored(`products/${promised}`)).toMatchObject({ status: 'selling' });
    expect(await stored(`notifications/deal-${order}-cancelled`)).toMatchObject({ to: other });
    expect(await stored(`posts/${liked}/likes/${uid}`)).toBeUndefined();
    expect(await stored(`wishes/${uid}/items/like___p1__`)).toBeUndefined();
    expect(await stored(`products/${foreign}/views/${uid}`)).toBeUndefined();
    expect(await bucket().file(`profileImages/${uid}/me.jpg`).exists()).toEqual([false]);
  });
  expect(await stored(`products/${sold}`)).toMatchObject({ status: 'sold' });
  expect(await bucket().file(`productImages/${uid}/${sold}-a`).exists()).toEqual([true]);
  expect(await stored(`posts/${liked}/likes/${other}`)).toBeDefined();
  expect(await stored(`products/${foreign}/views/${other}`)).toBeDefined();
  expect(await stored(`products/${foreign}`)).toMatchObject({ status: 'selling' });
  expect(await stored(`notifications/${foreignNotice}`)).toBeDefined();
  expect(await stored(`blocks/${other}/items/${uid}`)).toBeDefined();
  expect(await stored(`posts/${post}`)).toMatchObject({ authorId: uid });
});

test('a listing that is sold in the very moment in which its seller leaves keeps its pictures', async () => {
  const [uid, product] = [freshId('user'), freshId('product')];
  const picture = bucket().file(`productImages/${uid}/${product}-a`);
  await picture.save(PICTURE, { contentType: 'image/gif', resumable: false });
  await given({ [`products/${product}`]: { sellerId: uid, status: 'selling' } });
  const { runTransaction } = database();
  const begins = vi.spyOn(database(), 'runTransaction').mockImplementationOnce(async (...asked) => {
    await database().doc(`products/${product}`).update({ status: 'sold' });
    return Reflect.apply(runTransaction, database(), asked);
  });
  await forgetOffers(uid);
  expect(begins).toHaveBeenCalled();
  begins.mockRestore();
  expect(await stored(`products/${product}`)).toMatchObject({ status: 'sold' });
  expect(await picture.exists()).toEqual([true]);
});

test('whoever leaves takes no picture along that a sale or a report shows, whatever it is called', async () => {
  const uid = freshId('user');
  const [unsold, sold, order, report] = [freshId('a'), freshId('b'), freshId('order'), freshId('report')];
  const path = (name: string) => `productImages/${uid}/${unsold}-${name}`;
  const url = (name: string) =>
    `https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/${encodeURIComponent(path(name))}?alt=media`;
  const names = ['own', 'of-sold', 'of-order', 'reported'];
  for (const name of names) {
    await bucket().file(path(name)).save(PICTURE, { contentType: 'image/gif', resumable: false });
  }
  await given({
    [`products/${unsold}`]: { sellerId: uid, status: 'selling', images: [{ url: url('own') }] },
    [`products/${sold}`]: { sellerId: uid, status: 'sold', dealt: true, images: [{ url: url('of-sold') }] },
    [`orders/${order}`]: { sellerId: uid, status: 'completed', snapshot: { thumbUrl: url('of-order') } },
    [`evidence/${report}`]: { data: { sellerId: uid, images: [{ url: url('reported') }] } },
  });
  await forgetOffers(uid);
  expect(await stored(`products/${unsold}`)).toBeUndefined();
  const left = await Promise.all(names.map(async (name) => (await bucket().file(path(name)).exists())[0]));
  expect(left).toEqual([false, true, true, true]);
});

test('two that tidy up behind the same person at once, a call and the trigger, both come to their end', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [uid, product] = [freshId('user'), freshId('product')];
    await given({ [`products/${product}`]: { sellerId: uid, status: 'selling' } });
    await Promise.all([forgetOffers(uid), forgetOffers(uid)]);
    expect(await stored(`products/${product}`)).toBeUndefined();
  }
});

test('of however many documents each is worked off once, a page behind the other', async () => {
  const uid = freshId('user');
  const paths = Array.from({ length: 5 }, (_, number) => `notifications/${uid}-${number}`);
  await given(Object.fromEntries(paths.map((path) => [path, { to: uid }])));
  const worked: string[] = [];
  const mine = database().collection('notifications').where('to', '==', uid);
  await forEachOf(
    mine,
    (writer, ref) => {
      worked.push(ref.path);
      return writer.update(ref, { read: true });
    },
    2,
  );
  expect(worked).toEqual(paths);
  for (const path of paths) expect(await stored(path)).toMatchObject({ read: true });
  await forEachOf(mine, (writer, ref) => writer.delete(ref), 2);
  for (const path of paths) expect(await stored(path)).toBeUndefined();
});

test('nobody is named as a buyer who has left or is suspended; once restored they are', async () => {
  const seller = await signedIn('seller');
  const [buyer, id] = [freshId('buyer'), freshId('product')];
  await given({
    [`products/${id}`]: listing({ sellerId: seller.uid, price: 1000 }),
    [`chats/${[id, ...[seller.uid, buyer].toSorted()].join('_')}`]: { productId: id, participants: [] },
    [`formerMembers/${buyer}`]: { suspendedAt: Timestamp.now() },
  });
  const name = (kind: string) =>
    seller.call('changeDeal', { productId: id, orderId: freshId('order'), kind, buyer, price: null });
  expect(await name('reserve')).toEqual({ ok: false, code: 'left' });
  expect(await name('complete')).toEqual({ ok: false, code: 'left' });
  expect(await stored(`products/${id}`)).toMatchObject({ status: 'selling' });
  await database().doc(`formerMembers/${buyer}`).delete();
  expect(await name('reserve')).toMatchObject({ ok: true });
});

test('a sale that its buyer denies once its seller has left goes, with its pictures; of one suspended it stays', async () => {
  const buyer = await signedIn('buyer');
  for (const [mark, isLeft] of [
    [{ leftAt: Timestamp.now(), forgottenAt: Timestamp.now() }, true],
    [{ suspendedAt: Timestamp.now() }, false],
  ] as const) {
    const [seller, product, order] = [freshId('seller'), freshId('product'), freshId('order')];
    const picture = bucket().file(`productImages/${seller}/${product}-a`);
    await picture.save(PICTURE, { contentType: 'image/gif', resumable: false });
    await given({
      [`formerMembers/${seller}`]: mark,
      [`products/${product}`]: { ...listing({ sellerId: seller }), status: 'sold', dealt: true },
      [`orders/${order}`]: {
        productId: product,
        buyerId: buyer.uid,
        sellerId: seller,
        status: 'handed',
        agreedPrice: 1_000,
        snapshot: { title: '반지' },
      },
    });
    const wish = { productId: product, orderId: freshId('order'), kind: 'release', buyer: null, price: null };
    expect(await buyer.call('changeDeal', wish)).toEqual({ ok: true, value: { orderId: order } });
    expect(await stored(`orders/${order}`)).toMatchObject({ status: 'cancelled' });
    expect((await stored(`products/${product}`))?.['status']).toBe(isLeft ? undefined : 'hidden');
    expect(await picture.exists()).toEqual([!isLeft]);
  }
});
