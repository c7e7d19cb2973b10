import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { closeBackend, database, eventually, freshId, given, stored } from './backend.ts';

afterAll(closeBackend);

const now = Timestamp.fromDate(new Date('2026-03-11T06:20:00Z'));

const expectFields = (path: string, fields: object): Promise<void> =>
  eventually(async () => expect(await stored(path)).toMatchObject(fields));

const givenProduct = async (): Promise<string> => {
  const id = freshId('product');
  await given({
    [`products/${id}`]: {
      title: '순금 반지',
      sellerId: freshId('seller'),
      price: 800_000,
      createdAt: now,
      updatedAt: now,
      favoriteCount: 0,
      chatCount: 0,
      viewCount: 0,
      priceHistory: [],
    },
  });
  return id;
};

test('twenty favorites at once are twenty, and one less when one goes', async () => {
  const id = await givenProduct();
  const items = Array.from({ length: 20 }, () => `favorites/${freshId('user')}/items/${id}`);
  await given(Object.fromEntries(items.map((path) => [path, { favoriteProductId: id, createdAt: now }])));
  await expectFields(`products/${id}`, { favoriteCount: 20 });
  await database()
    .doc(items[0] ?? '')
    .delete();
  await expectFields(`products/${id}`, { favoriteCount: 19 });
});

test('an old favorite under another id counts for its product', async () => {
  const id = await givenProduct();
  await given({ [`favorites/${freshId('user')}/items/${freshId('old')}`]: { favoriteProductId: id } });
  await expectFields(`products/${id}`, { favoriteCount: 1 });
});

test('a wrong counter is put right by the next event', async () => {
  const id = await givenProduct();
  await database().doc(`products/${id}`).update({ favoriteCount: 77 });
  await given({ [`favorites/${freshId('user')}/items/${id}`]: { favoriteProductId: id, createdAt: now } });
  await expectFields(`products/${id}`, { favoriteCount: 1 });
});

test('a favorite of a product that is gone makes no product', async () => {
  const [gone, id] = [freshId('gone'), await givenProduct()];
  const user = freshId('user');
  await given({ [`favorites/${user}/items/${gone}`]: { favoriteProductId: gone, createdAt: now } });
  await given({ [`favorites/${user}/items/${id}`]: { favoriteProductId: id, createdAt: now } });
  await expectFields(`products/${id}`, { favoriteCount: 1 });
  expect(await stored(`products/${gone}`)).toBeUndefined();
});

test('chats about a product are counted', async () => {
  const id = await givenProduct();
  await given({
    [`chats/${id}_a_b`]: { productId: id, participants: ['a', 'b'] },
    [`chats/${id}_b_c`]: { productId: id, participants: ['b', 'c'] },
  });
  await expectFields(`products/${id}`, { chatCount: 2 });
});

test('members who have looked are counted, and no device is called to look again', async () => {
  const id = await givenProduct();
  const looks = ['a', 'b', 'c'].map((uid) => [`products/${id}/views/${uid}`, { uid }] as const);
  await given(Object.fromEntries(looks));
  await expectFields(`products/${id}`, { viewCount: 3, updatedAt: now });
  // A look that left with its person is missed by the next one.
  await database().doc(`products/${id}/views/a`).delete();
  await database().doc(`products/${id}/views/b`).delete();
  await given({ [`products/${id}/views/d`]: { uid: 'd' } });
  await expectFields(`products/${id}`, { viewCount: 2, updatedAt: now });
});

test('likes and comments of a post are counted, emptied comments not', async () => {
  const post = `posts/${freshId('post')}`;
  await given({ [post]: { title: '질문', likeCount: 0, commentCount: 0 } });
  await given({
    [`${post}/likes/a`]: { createdAt: now },
    [`${post}/likes/b`]: { createdAt: now },
    [`${post}/comments/one`]: { content: '하나', deleted: false },
    [`${post}/comments/two`]: { content: '둘', deleted: false },
  });
  await expectFields(post, { likeCount: 2, commentCount: 2 });
  await database().doc(`${post}/likes/a`).delete();
  await database().doc(`${post}/comments/one`).update({ content: '', deleted: true });
  await expectFields(post, { likeCount: 1, commentCount: 1 });
});

test('a deleted post takes its comments and likes with it', async () => {
  const post = `posts/${freshId('post')}`;
  await given({ [post]: { title: '질문', likeCount: 0, commentCount: 0 } });
  await given({
    [`${post}/likes/a`]: { createdAt: now },
    [`${post}/comments/one`]: { content: '하나', deleted: false },
  });
  await expectFields(post, { likeCount: 1, commentCount: 1 });
  await database().doc(post).delete();
  await eventually(async () => {
    expect(await stored(`${post}/likes/a`)).toBeUndefined();
    expect(await stored(`${post}/comments/one`)).toBeUndefined();
  });
  expect(await stored(post)).toBeUndefined();
});

test('each change of price is remembered, the first price too', async () => {
  const id = await givenProduct();
  const later = [1, 2].map((hours) => Timestamp.fromMillis(now.toMillis() + hours * 3_600_000));
  const [first, second] = later;
  await database().doc(`products/${id}`).update({ price: 790_000, updatedAt: first });
  await expectFields(`products/${id}`, {
    priceHistory: [
      { price: 800_000, at: now },
      { price: 790_000, at: first },
    ],
  });
  await database().doc(`products/${id}`).update({ price: 770_000, updatedAt: second });
  await expectFields(`products/${id}`, {
    priceHistory: [
      { price: 800_000, at: now },
      { price: 790_000, at: first },
      { price: 770_000, at: second },
    ],
  });
});

test('a deleted product takes with it who has looked at it', async () => {
  const id = await givenProduct();
  const look = `products/${id}/views/a`;
  await given({ [look]: { uid: 'a' } });
  await database().doc(`products/${id}`).delete();
  await eventually(async () => {
    expect(await stored(look)).toBeUndefined();
  });
});

test('the id of a deleted product is retired', async () => {
  const id = await givenProduct();
  expect(await stored(`retiredProducts/${id}`)).toBeUndefined();
  await database().doc(`products/${id}`).delete();
  await eventually(async () => expect(await stored(`retiredProducts/${id}`)).toBeDefined());
});
