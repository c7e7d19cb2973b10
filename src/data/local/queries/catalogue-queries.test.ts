import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { millis, milligrams } from '#domain/units.ts';
import {
  aComment,
  aGoldPrice,
  aPost,
  aProfile,
  aReview,
  aStore,
  commentId,
  orderId,
  postId,
  reviewId,
} from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, productId, SELLER, storeId, userId } from '#tests/support/domain-fixtures.ts';
import { CatalogueDatabase } from '../catalogue-database.ts';
import { cursorKeys } from '../cursor-keys.ts';
import { syncedAt } from './cursor-queries.ts';
import { feeTableOn, goldPriceOn } from './gold-queries.ts';
import { commentsOfPost, findPost, newestPosts } from './post-queries.ts';
import { answeredProducts, findProduct, productsByIds, productsOfSeller } from './product-queries.ts';
import { findProfile, profilesByIds } from './profile-queries.ts';
import { reviewsOf } from './review-queries.ts';
import { seenProducts } from './seen-queries.ts';
import { similarProducts } from './similar-queries.ts';
import { allStores, openedStores } from './store-queries.ts';

const NOBODY: ReadonlySet<UserId> = new Set();

let db: CatalogueDatabase;
beforeEach(async () => {
  db = new CatalogueDatabase();
  await db.delete();
  await db.open();
});

const listing = (name: string, newness: number, over: Partial<Product> = {}) =>
  aProduct({ id: productId(name), bumpedAt: millis(newness), ...over });
const names = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('listings', () => {
  beforeEach(async () => {
    await db.products.bulkPut([
      listing('a', 1, { favoriteCount: 3 }),
      listing('b', 2, { status: 'sold', favoriteCount: 99 }),
      listing('c', 3, { status: 'hidden', favoriteCount: 99 }),
      listing('d', 4, { status: 'reserved', favoriteCount: 5 }),
      listing('e', 5, { sellerId: BUYER, favoriteCount: 3 }),
    ]);
  });

  it('that were answered stand in the order of the answer, without what is hidden or no longer here', async () => {
    const ids = ['d', 'nowhere', 'c', 'a'].map(productId);
    const answer = { key: 'k', ids, next: null, count: { kind: 'unknown' } as const, at: millis(7) };
    await db.answers.put(answer);
    expect(names(await answeredProducts(db, 'k'))).toEqual(['d', 'a']);
    expect(await answeredProducts(db, 'never asked')).toEqual([]);
  });

  it('that this device has seen are all that are shown, as of the last answer', async () => {
    expect((await seenProducts(db, new Set())).at).toBeNull();
    await db.answers.put({ key: 'k', ids: [], next: null, count: { kind: 'unknown' }, at: millis(7) });
    const { products, at } = await seenProducts(db, new Set());
    expect(names(products).toSorted()).toEqual(['a', 'b', 'd', 'e']);
    expect(at).toBe(7);
  });

  it('of hidden people are not alike, and others take their places', async () => {
    expect(names(await similarProducts(db, listing('me', 6), 2, new Set([BUYER])))).toEqual(['a', 'd']);
  });

  it('are hidden from everybody but their seller', async () => {
    expect(await findProduct(db, productId('c'), null)).toBeUndefined();
    expect(await findProduct(db, productId('c'), BUYER)).toBeUndefined();
    expect((await findProduct(db, productId('c'), SELLER))?.id).toBe('c');
    expect(names(await productsOfSeller(db, SELLER, { withHidden: false }))).toEqual(['d', 'b', 'a']);
    expect(names(await productsOfSeller(db, SELLER, { withHidden: true }))).toEqual(['d', 'c', 'b', 'a']);
  });

  it('come in the order they are asked for', async () => {
    const ids = ['e', 'nowhere', 'c', 'a'].map(productId);
    expect(names(await productsByIds(db, ids))).toEqual(['e', 'a']);
  });

  it('are alike by kind, the same purity and the nearest weight first', async () => {
    const of = (name: string, mg: number, over: Partial<Product> = {}) =>
      listing(name, 9, { weight: milligrams(mg), ...over });
    await db.products.clear();
    await db.products.bulkPut([
      of('me', 4000),
      of('far', 8100),
      of('half', 2000),
      of('near', 4400),
      of('kind', 4000, { category: 'coin' }),
      of('purity', 4000, { purity: '14K' }),
      of('sold', 4000, { status: 'sold' }),
    ]);
    expect(names(await similarProducts(db, of('me', 4000), 5, NOBODY))).toEqual([
      'near',
      'half',
      'far',
      'purity',
    ]);
  });
});

describe('a device from an earlier version', () => {
  it.each([
    [1, 'id, bumpedAt, sellerId'],
    [2, 'id, bumpedAt, category, sellerId'],
  ])('%i keeps every listing, what is known of it and what was opened', async (version, products) => {
    db.close();
    await Dexie.delete(db.name);
    const before = new Dexie(db.name);
    before.version(version).stores({ products, cursors: 'key', visits: 'key, at' });
    const held = [listing('a', 1, { category: 'ring' }), listing('b', 2, { category: 'coin' })];
    await before.table('products').bulkPut(held);
    await before.table('cursors').put({ key: 'products', value: 5, syncedAt: 6 });
    await before.table('visits').put({ key: 'product:b', at: 4 });
    before.close();

    const after = new CatalogueDatabase();
    expect(names((await seenProducts(after, new Set())).products)).toEqual(['a', 'b']);
    expect(await after.visits.get('product:b')).toEqual({ key: 'product:b', at: 4 });
    const to = listing('me', 3, { category: 'ring' });
    expect(names(await similarProducts(after, to, 5, NOBODY))).toEqual(['a']);
    after.close();
  });
});

describe('the board', () => {
  it('stands newest first, by category or whole', async () => {
    await db.posts.bulkPut([
      aPost({ id: postId('a'), createdAt: millis(1) }),
      aPost({ id: postId('b'), createdAt: millis(2), category: 'notice' }),
      aPost({ id: postId('c'), createdAt: millis(3) }),
    ]);
    expect(names(await newestPosts(db, null, 2, NOBODY))).toEqual(['c', 'b']);
    expect(names(await newestPosts(db, 'question', 5, NOBODY))).toEqual(['c', 'a']);
    expect((await findPost(db, postId('b')))?.category).toBe('notice');
  });

  it('has no posts of hidden people', async () => {
    await db.posts.bulkPut([
      aPost({ id: postId('a'), createdAt: millis(1), authorId: SELLER }),
      aPost({ id: postId('b'), createdAt: millis(2), authorId: BUYER }),
    ]);
    expect(names(await newestPosts(db, null, 1, new Set([BUYER])))).toEqual(['a']);
  });

  it("keeps a post's comments in the order they were written", async () => {
    await db.comments.bulkPut([
      aComment({ id: commentId('late'), createdAt: millis(9) }),
      aComment({ id: commentId('early'), createdAt: millis(2) }),
      aComment({ id: commentId('elsewhere'), postId: postId('b2') }),
    ]);
    expect(names(await commentsOfPost(db, postId('b1')))).toEqual(['early', 'late']);
  });
});

describe('gold', () => {
  it('has the price of today or the last one before, and none of tomorrow', async () => {
    await db.goldPrices.bulkPut(
      ['2026-03-09', '2026-03-10', '2026-03-12'].map((date) => aGoldPrice({ date })),
    );
    expect((await goldPriceOn(db, '2026-03-11'))?.date).toBe('2026-03-10');
    expect((await goldPriceOn(db, '2026-03-12'))?.date).toBe('2026-03-12');
    expect(await goldPriceOn(db, '2026-03-01')).toBeUndefined();
  });

  it('has a fee table from the first start on', async () => {
    expect(await feeTableOn(db, '2026-03-11')).toEqual(DEFAULT_FEE_TABLE);
    await db.feeTables.put({ id: 'f2', effectiveFrom: '2026-03-01', rules: [] });
    expect((await feeTableOn(db, '2026-03-11')).id).toBe('f2');
    expect((await feeTableOn(db, '2026-02-28')).id).toBe('default');
  });
});

describe('people, shops and reviews', () => {
  it('are found by their ids', async () => {
    await db.profiles.put(aProfile());
    await db.stores.bulkPut([aStore({ id: storeId('s2'), name: '하남점' }), aStore({ name: '강남점' })]);
    expect((await findProfile(db, SELLER))?.nickname).toBe('금손');
    expect([...(await profilesByIds(db, [SELLER, SELLER, userId('nobody')])).keys()]).toEqual([SELLER]);
    expect((await allStores(db)).map(({ name }) => name)).toEqual(['강남점', '하남점']);
  });

  it('that are closed are not where customers may go', async () => {
    const { holidays: _, isClosed: __, ...ofAnEarlierVersion } = aStore({ name: '강남점' });
    await db.table('stores').put(ofAnEarlierVersion);
    await db.stores.put(aStore({ id: storeId('s2'), name: '하남점', isClosed: true }));
    expect((await openedStores(db)).map(({ name, holidays }) => [name, holidays])).toEqual([['강남점', []]]);
    expect(await allStores(db)).toHaveLength(2);
  });

  it('stand newest first', async () => {
    await db.reviews.bulkPut([
      aReview({ createdAt: millis(1) }),
      aReview({ id: reviewId('o2_buyer'), orderId: orderId('o2'), createdAt: millis(2) }),
      aReview({ id: reviewId('o3_seller'), revieweeId: BUYER }),
    ]);
    expect(names(await reviewsOf(db, SELLER))).toEqual(['o2_buyer', 'o1_buyer']);
  });
});

it('a part of the catalogue is as of its last complete pull', async () => {
  expect(await syncedAt(db, cursorKeys.stores)).toBeNull();
  await db.cursors.put({ key: cursorKeys.stores, value: millis(5), syncedAt: millis(0) });
  expect(await syncedAt(db, cursorKeys.stores)).toBeNull();
  await db.cursors.put({ key: cursorKeys.stores, value: millis(5), syncedAt: millis(7) });
  expect(await syncedAt(db, cursorKeys.stores)).toBe(7);
});
