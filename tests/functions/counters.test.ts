import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { parseProduct } from '#documents/product.ts';
import { priceStepsOf } from '#domain/product/price-history.ts';
import { productId } from '#tests/support/domain-fixtures.ts';
import { COUNTED_EVERY_MS, countListing } from '../../functions/src/market/count-listing.ts';
import { closeBackend, database, eventually, freshId, given, stored, withoutFunctions } from './backend.ts';
import { listing } from './listing.ts';
import { StandingClock } from './standing-clock.ts';

afterAll(closeBackend);

const now = Timestamp.fromDate(new Date('2026-03-11T06:20:00Z'));

const expectFields = (path: string, fields: object): Promise<void> =>
  eventually(async () => expect(await stored(path)).toMatchObject(fields));

/** A listing that lists show: its card counts. */
const givenListing = async (): Promise<string> => {
  const id = freshId('product');
  await given({ [`products/${id}`]: listing() });
  await eventually(async () => expect(await stored(`listingCards/${id}`)).toBeDefined());
  return id;
};
const expectCounted = (id: string, counters: object): Promise<void> =>
  expectFields(`listingCards/${id}`, counters);

/** As if it had been counted long ago: the next event need not wait for its turn. */
const longAgo = (id: string) =>
  database()
    .doc(`listingCards/${id}`)
    .update({ countersAt: Timestamp.fromMillis(0) });

// Half a minute is waited for in these, and they share nothing.
describe.concurrent('events that no clock is given to', () => {
  test('twenty favorites at once are twenty, and one less when one goes', async () => {
    const id = await givenListing();
    const items = Array.from({ length: 20 }, () => `favorites/${freshId('user')}/items/${id}`);
    await given(Object.fromEntries(items.map((path) => [path, { favoriteProductId: id, createdAt: now }])));
    await expectCounted(id, { favoriteCount: 20 });
    await longAgo(id);
    await database()
      .doc(items[0] ?? '')
      .delete();
    await expectCounted(id, { favoriteCount: 19 });
  });

  test('chats about a product are counted', async () => {
    const id = await givenListing();
    await given({
      [`chats/${id}_a_b`]: { productId: id, participants: ['a', 'b'] },
      [`chats/${id}_b_c`]: { productId: id, participants: ['b', 'c'] },
    });
    await expectCounted(id, { chatCount: 2 });
  });

  test('members who have looked are counted, and one who has left no more', async () => {
    const id = await givenListing();
    const looks = ['a', 'b', 'c'].map((uid) => [`products/${id}/views/${uid}`, { uid }] as const);
    await given(Object.fromEntries(looks));
    await expectCounted(id, { viewCount: 3 });
    // A look that left with its person is missed by the next one.
    await database().doc(`products/${id}/views/a`).delete();
    await database().doc(`products/${id}/views/b`).delete();
    await longAgo(id);
    await given({ [`products/${id}/views/d`]: { uid: 'd' } });
    await expectCounted(id, { viewCount: 2 });
  });
});

test('an old favorite under another id counts for its product', async () => {
  const id = await givenListing();
  await given({ [`favorites/${freshId('user')}/items/${freshId('old')}`]: { favoriteProductId: id } });
  await expectCounted(id, { favoriteCount: 1 });
});

test('a wrong counter is put right by the next event', async () => {
  const id = await givenListing();
  await database().doc(`listingCards/${id}`).update({ favoriteCount: 77 });
  await given({ [`favorites/${freshId('user')}/items/${id}`]: { favoriteProductId: id, createdAt: now } });
  await expectCounted(id, { favoriteCount: 1 });
});

test('a favorite of a product that is gone makes no card', async () => {
  const [gone, id] = [freshId('gone'), await givenListing()];
  const user = freshId('user');
  await given({ [`favorites/${user}/items/${gone}`]: { favoriteProductId: gone, createdAt: now } });
  await given({ [`favorites/${user}/items/${id}`]: { favoriteProductId: id, createdAt: now } });
  await expectCounted(id, { favoriteCount: 1 });
  expect(await stored(`products/${gone}`)).toBeUndefined();
  expect(await stored(`listingCards/${gone}`)).toBeUndefined();
});

test('five hundred looks at once are two countings, and the listing itself is not touched by them', async () => {
  const [id, clock] = [await givenListing(), new StandingClock(now.toMillis())];
  const product = database().doc(`products/${id}`);
  const before = (await product.get()).updateTime;
  const countings = new Set<unknown>();
  const stop = database()
    .doc(`listingCards/${id}`)
    .onSnapshot((card) => {
      const at: unknown = card.get('countersAt');
      if (at instanceof Timestamp) countings.add(at.toMillis());
    });
  const viewers = Array.from({ length: 500 }, (_, n) => `viewer${n}`);
  await withoutFunctions(() =>
    given(Object.fromEntries(viewers.map((uid) => [`products/${id}/views/${uid}`, { uid }]))),
  );
  await clock.run(
    viewers.map((uid) => () => countListing(productId(id), 'viewCount', `look of ${uid}`, clock)),
  );
  // Once when the first had looked, and once for all when half a minute was over.
  const second = now.toMillis() + COUNTED_EVERY_MS;
  expect(clock.now()).toBe(second);
  const card = await stored(`listingCards/${id}`);
  expect(card).toMatchObject({ viewCount: 500, countersAt: Timestamp.fromMillis(second) });
  expect((await product.get()).updateTime?.isEqual(before ?? now)).toBe(true);
  await eventually(async () => expect(countings).toContain(second));
  stop();
  expect([now.toMillis(), second]).toEqual(expect.arrayContaining([...countings]));
});

test('an event that waits counts for all, and leaves it to another that has taken its turn', async () => {
  const [id, clock] = [await givenListing(), new StandingClock(now.toMillis())];
  const card = database().doc(`listingCards/${id}`);
  await card.update({ countersAt: now, countersBy: 'another' });
  await withoutFunctions(() =>
    given({ [`products/${id}/views/a`]: { uid: 'a' }, [`products/${id}/views/b`]: { uid: 'b' } }),
  );
  const count = (by: string) => clock.run([() => countListing(productId(id), 'viewCount', by, clock)]);
  // Left to the one that waits.
  await count('late');
  expect(clock.now()).toBe(now.toMillis());
  expect(await stored(`listingCards/${id}`)).toMatchObject({ viewCount: 0, countersBy: 'another' });
  await count('another');
  expect(clock.now()).toBe(now.toMillis() + COUNTED_EVERY_MS);
  expect(await stored(`listingCards/${id}`)).toMatchObject({ viewCount: 2, favoriteCount: 0 });
  expect(Object.keys((await stored(`listingCards/${id}`)) ?? {})).not.toContain('countersBy');
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

/** Two timestamps are all that a price needs. */
const givenPriced = async (): Promise<string> => {
  const id = freshId('product');
  await given({ [`products/${id}`]: listing({ price: 800_000, createdAt: now, updatedAt: now }) });
  return id;
};

test('each change of price is remembered with what held until it, and shown once', async () => {
  const id = freshId('product');
  const listedAt = Timestamp.now();
  await given({ [`products/${id}`]: listing({ price: 800_000, createdAt: listedAt, updatedAt: listedAt }) });
  const change = async (price: number, remembered: readonly number[]): Promise<void> => {
    await database().doc(`products/${id}`).update({ price, updatedAt: FieldValue.serverTimestamp() });
    await expectFields(`products/${id}`, { priceHistory: remembered.map((one) => ({ price: one })) });
  };
  await change(790_000, [800_000, 790_000]);
  await change(770_000, [800_000, 790_000, 790_000, 770_000]);
  const product = parseProduct(id, await stored(`products/${id}`));
  expect(product && priceStepsOf(product)).toMatchObject([
    { price: 800_000, at: listedAt.toMillis(), change: null },
    { price: 790_000, change: -10_000 },
    { price: 770_000, change: -20_000 },
  ]);
});

test('a deleted product takes with it who has looked at it', async () => {
  const id = await givenPriced();
  const look = `products/${id}/views/a`;
  await given({ [look]: { uid: 'a' } });
  await database().doc(`products/${id}`).delete();
  await eventually(async () => {
    expect(await stored(look)).toBeUndefined();
  });
});

test('the id of a deleted post is retired, and what lay below it goes', async () => {
  const id = freshId('post');
  const comment = `posts/${id}/comments/one`;
  await given({ [`posts/${id}`]: { title: '광고' }, [comment]: { content: '네' } });
  await database().doc(`posts/${id}`).delete();
  await eventually(async () => {
    expect(await stored(`retiredPosts/${id}`)).toBeDefined();
    expect(await stored(comment)).toBeUndefined();
  });
});

test('the id of a deleted product is retired', async () => {
  const id = await givenPriced();
  expect(await stored(`retiredProducts/${id}`)).toBeUndefined();
  await database().doc(`products/${id}`).delete();
  await eventually(async () => expect(await stored(`retiredProducts/${id}`)).toBeDefined());
});
