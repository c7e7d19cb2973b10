import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { aProduct, BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys, visitKeys } from './cursor-keys.ts';
import { forgetInCatalogue } from './forget-in-catalogue.ts';
import { keptProducts } from './queries/kept-products.ts';
import { UserDatabase } from './user-database.ts';

test("what is one person's goes from the public catalogue, and nothing else", async () => {
  const db = new CatalogueDatabase();
  await db.products.bulkPut([
    aProduct(),
    aProduct({ id: productId('p2'), status: 'hidden' }),
    aProduct({ id: productId('p3'), status: 'hidden', sellerId: BUYER }),
  ]);
  await db.cursors.put({ key: cursorKeys.ownProducts(SELLER), value: millis(0), syncedAt: millis(1) });
  const traces = [
    cursorKeys.product(productId('p1')),
    cursorKeys.listed(productId('p9')),
    cursorKeys.market('what was searched for'),
    cursorKeys.productsOfSeller(BUYER),
    cursorKeys.profile(BUYER),
    cursorKeys.reviews(BUYER),
  ];
  const lists = [cursorKeys.latestPosts, cursorKeys.posts(null), cursorKeys.stores];
  for (const key of [...traces, ...lists]) {
    await db.cursors.put({ key, value: millis(0), syncedAt: millis(1) });
  }
  await db.visits.put({ key: visitKeys.product(productId('p1')), at: millis(1) });
  await db.sightings.put({ id: productId('p1'), at: millis(1) });
  await db.answers.put({ key: 'q', ids: [], next: null, count: { kind: 'unknown' }, at: millis(1) });

  await forgetInCatalogue(db, SELLER);

  expect((await db.products.toArray()).map(({ id }) => id)).toEqual(['p1', 'p3']);
  expect(await db.cursors.toCollection().primaryKeys()).toEqual(lists.toSorted());
  expect(await db.visits.count()).toBe(0);
  expect([await db.sightings.count(), await db.answers.count()]).toEqual([0, 0]);
});

test('favorites, the listings of rooms and one’s own are kept at hand', async () => {
  const db = new UserDatabase(BUYER);
  await db.favorites.put({ productId: productId('p1'), createdAt: millis(1) });
  await db.chats.put({
    id: chatId('p2_buyer_seller'),
    productId: productId('p2'),
    participants: [BUYER, SELLER],
    lastMessage: '',
    lastMessageAt: millis(0),
    lastUpdated: millis(0),
    unreadCount: {},
    isOnServer: true,
  });
  const catalogue = new CatalogueDatabase();
  await catalogue.products.clear();
  await catalogue.products.bulkPut([
    aProduct({ id: productId('p3'), sellerId: BUYER }),
    aProduct({ id: productId('p4'), sellerId: BUYER, status: 'hidden' }),
    aProduct({ id: productId('p5'), sellerId: SELLER }),
  ]);
  expect([...(await keptProducts(db, catalogue))].toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
});
