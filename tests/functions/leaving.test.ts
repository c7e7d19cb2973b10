import { afterAll, expect, test } from 'vitest';
import { accounts, bucket, closeBackend, eventually, freshId, given, stored } from './backend.ts';

afterAll(closeBackend);

test('whoever leaves takes along what was only theirs, and their offers are hidden', async () => {
  const [uid, other] = [freshId('user'), freshId('other')];
  const [selling, sold, foreign] = [freshId('product'), freshId('product'), freshId('product')];
  const [notice, foreignNotice, post] = [freshId('notice'), freshId('notice'), freshId('post')];
  await accounts().createUser({ uid, email: `${uid}@example.com`, password: 'gold1234' });
  await bucket()
    .file(`profileImages/${uid}/me.jpg`)
    .save('jpeg', { contentType: 'image/jpeg', resumable: false });
  await given({
    [`users/${uid}`]: { nickname: '금이', phone: '', email: 'a@example.com' },
    [`favorites/${uid}/items/p1`]: { favoriteProductId: 'p1' },
    [`blocks/${uid}/items/${other}`]: {},
    [`blocks/${other}/items/${uid}`]: {},
    [`notifications/${notice}`]: { to: uid },
    [`notifications/${foreignNotice}`]: { to: other },
    [`products/${selling}`]: { sellerId: uid, status: 'selling' },
    [`products/${sold}`]: { sellerId: uid, status: 'sold' },
    [`products/${foreign}`]: { sellerId: other, status: 'selling' },
    [`posts/${post}`]: { authorId: uid, title: '질문', likeCount: 0, commentCount: 0 },
  });
  await eventually(async () => expect(await stored(`profiles/${uid}`)).toBeDefined());

  await accounts().deleteUser(uid);

  await eventually(async () => {
    expect(await stored(`users/${uid}`)).toBeUndefined();
    expect(await stored(`profiles/${uid}`)).toBeUndefined();
    expect(await stored(`favorites/${uid}/items/p1`)).toBeUndefined();
    expect(await stored(`blocks/${uid}/items/${other}`)).toBeUndefined();
    expect(await stored(`notifications/${notice}`)).toBeUndefined();
    expect(await stored(`products/${selling}`)).toMatchObject({ status: 'hidden' });
    expect(await bucket().file(`profileImages/${uid}/me.jpg`).exists()).toEqual([false]);
  });
  expect(await stored(`products/${sold}`)).toMatchObject({ status: 'sold' });
  expect(await stored(`products/${foreign}`)).toMatchObject({ status: 'selling' });
  expect(await stored(`notifications/${foreignNotice}`)).toBeDefined();
  expect(await stored(`blocks/${other}/items/${uid}`)).toBeDefined();
  expect(await stored(`posts/${post}`)).toMatchObject({ authorId: uid });
});
