import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { micros, millis } from '#domain/units.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { chatId, exchangeId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { requiredIndex, serves, type CompositeIndex } from '#tests/support/required-index.ts';
import * as deskQueries from './desk-queries.ts';
import * as memberQueries from './queries.ts';
import { DOCUMENT_ID, type QueryDescription } from './query-description.ts';

const ROOT = new URL('../../../', import.meta.url);
const { indexes, fieldOverrides }: { indexes: CompositeIndex[]; fieldOverrides: { indexes: unknown[] }[] } =
  JSON.parse(readFileSync(new URL('firestore.indexes.json', ROOT), 'utf8'));

const queries = { ...memberQueries, ...deskQueries };

const at = millis(1_770_000_000_000);
const position = { at: micros(1_770_000_000_000_000), id: 'p1' };
const chat = chatId('p1_buyer_seller');

const reaches = [null, { until: at }, { until: position }, { since: at }] as const;

/** Every shape that each query of the app takes. */
const asked: Record<Exclude<keyof typeof queries, 'PAGE_SIZES'>, readonly QueryDescription[]> = {
  productsOfSeller: [queries.productsOfSeller(SELLER)],
  ownProducts: [
    queries.ownProducts(SELLER, null),
    queries.ownProducts(SELLER, at),
    queries.ownProducts(SELLER, position),
  ],
  profilesOf: [queries.profilesOf([SELLER])],
  newestPosts: [
    queries.newestPosts(null, null),
    queries.newestPosts(null, at),
    queries.newestPosts(null, position),
    queries.newestPosts('notice', null),
    queries.newestPosts('notice', at),
    queries.newestPosts('notice', position),
  ],
  commentsOf: [
    queries.commentsOf(postId('b1'), null),
    queries.commentsOf(postId('b1'), at),
    queries.commentsOf(postId('b1'), position),
  ],
  storesBehind: [queries.storesBehind(null), queries.storesBehind('s1')],
  newestGoldPrices: [queries.newestGoldPrices(null), queries.newestGoldPrices('2026-03-11')],
  goldPriceYears: [queries.goldPriceYears(null), queries.goldPriceYears(position.at)],
  goldYearsOf: [queries.goldYearsOf(['2026', '2027'])],
  newestFeeTables: [queries.newestFeeTables()],
  reviewsOf: [
    queries.reviewsOf(SELLER, null),
    queries.reviewsOf(SELLER, at),
    queries.reviewsOf(SELLER, position),
  ],
  roomsOf: [queries.roomsOf(SELLER, null), queries.roomsOf(SELLER, at), queries.roomsOf(SELLER, position)],
  roomsChangedSince: [queries.roomsChangedSince(SELLER, at)],
  lastMessages: [queries.lastMessages(chat, null, 50), queries.lastMessages(chat, position.at, 200)],
  messagesFrom: [queries.messagesFrom(chat, position.at, 50)],
  messagesBefore: [queries.messagesBefore(chat, null, 50), queries.messagesBefore(chat, position.at, 50)],
  notificationsOf: reaches.map((reach) => queries.notificationsOf(SELLER, reach)),
  unreadNotificationsOf: [queries.unreadNotificationsOf(SELLER)],
  favoritesOf: [
    queries.favoritesOf(SELLER, null, null),
    queries.favoritesOf(SELLER, 'p1', null),
    queries.favoritesOf(SELLER, 'p1', 'p2'),
  ],
  favoritesSince: [queries.favoritesSince(SELLER, at)],
  favoritesOfProduct: [queries.favoritesOfProduct(SELLER, productId('p1'))],
  notificationsReadSince: [queries.notificationsReadSince(SELLER, at)],
  unreadNotificationsToMark: [queries.unreadNotificationsToMark(SELLER, 500)],
  messagesBehind: [queries.messagesBehind(chat, position.at, 50)],
  blocksOf: [queries.blocksOf(SELLER)],
  priceTargetsOf: [queries.priceTargetsOf(SELLER)],
  exchangesOf: [queries.exchangesOf(SELLER, null), queries.exchangesOf(SELLER, at)],
  ordersChangedSince: [
    queries.ordersChangedSince(SELLER, 'buyerId', at),
    queries.ordersChangedSince(SELLER, 'sellerId', at),
  ],
  savedSearchesOf: [queries.savedSearchesOf(SELLER)],
  ordersOf: [
    queries.ordersOf(SELLER, 'buyerId', null),
    queries.ordersOf(SELLER, 'sellerId', null),
    queries.ordersOf(SELLER, 'buyerId', at),
    queries.ordersOf(SELLER, 'buyerId', position),
    queries.ordersOf(SELLER, 'sellerId', at),
  ],
  requestedExchanges: [queries.requestedExchanges()],
  openExchanges: [queries.openExchanges(null), queries.openExchanges(position)],
  closedExchanges: [queries.closedExchanges(null), queries.closedExchanges(position)],
  visitsBetween: [queries.visitsBetween(at, at, null), queries.visitsBetween(at, at, position)],
  exchangeOf: [queries.exchangeOf(exchangeId('x1'))],
  exchangesByNumber: (['requestNo', 'receiptNo', 'contactPhone'] as const).map((field) =>
    queries.exchangesByNumber({ field, values: ['GN-260311-0042'] }),
  ),
  exchangeLog: [queries.exchangeLog(exchangeId('x1'))],
  openReports: [queries.openReports(null), queries.openReports(position)],
  decidedReports: [queries.decidedReports(null), queries.decidedReports(position)],
  adminActions: (['gold_price', 'fee_table', 'store', 'member_search'] as const).flatMap((kind) => [
    queries.adminActions(kind, null),
    queries.adminActions(kind, position),
  ]),
  systemRuns: [queries.systemRuns()],
  systemFaults: [queries.systemFaults()],
  openClientErrors: [queries.openClientErrors()],
  statisticsOf: [queries.statisticsOf({ from: '2026-03-01', to: '2026-03-11' })],
};
const all = Object.values(asked).flat();

describe('the queries of the app', () => {
  it('are all listed here', () => {
    expect(Object.keys(asked).toSorted()).toEqual(
      Object.keys(queries)
        .filter((name) => name !== 'PAGE_SIZES')
        .toSorted(),
    );
  });

  it('are bounded', () => {
    for (const { limit } of all) expect(limit).toBeGreaterThan(0);
    for (const { limit } of all) expect(limit).toBeLessThanOrEqual(500);
  });

  it('have their composite index in firestore.indexes.json', () => {
    const missing = all.flatMap((query) => {
      const required = requiredIndex(query);
      return required === null || indexes.some((index) => serves(index, required, query)) ? [] : [required];
    });
    expect(missing).toEqual([]);
  });

  it('are what each composite index of the listings is for: no function asks more of them', () => {
    const made = indexes.filter(({ collectionGroup }) => collectionGroup === 'products');
    expect(made.length).toBeGreaterThan(0);
    const isAskedFor = (index: CompositeIndex) =>
      all.some((query) => {
        const required = requiredIndex(query);
        return required !== null && serves(index, required, query);
      });
    expect(made.filter((index) => !isAskedFor(index))).toEqual([]);
  });

  it('may use the automatic indexes, which every override in firestore.indexes.json keeps', () => {
    const automatic = [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'DESCENDING', queryScope: 'COLLECTION' },
      { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
    ];
    for (const { indexes } of fieldOverrides) expect(indexes).toEqual(expect.arrayContaining(automatic));
  });

  it('are the only ones: no other file builds a query of the SDK', () => {
    const files = readdirSync(new URL('src/data/remote/', ROOT), {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const building = files.filter((name) =>
      /\b(?:where|orderBy)\(/.test(readFileSync(new URL(`src/data/remote/${name}`, ROOT), 'utf8')),
    );
    expect(building).toEqual(['live/live-query.ts']);
  });
});

describe('the index that a query requires', () => {
  const base: QueryDescription = { collection: 'things/x/parts', filters: [], order: [], limit: 1 };
  const equal = { field: 'a', op: '==', value: 'x' } as const;
  const newest = { field: 'b', direction: 'desc' } as const;

  it('is none for one order, for equalities alone and for ids', () => {
    expect(requiredIndex({ ...base, order: [newest] })).toBeNull();
    expect(requiredIndex({ ...base, filters: [equal, { ...equal, field: 'c' }] })).toBeNull();
    expect(requiredIndex({ ...base, filters: [{ field: DOCUMENT_ID, op: 'in', value: ['x'] }] })).toBeNull();
  });

  it('is composite for an equality with an order, and the direction counts', () => {
    const query = { ...base, filters: [equal], order: [newest] };
    const required = requiredIndex(query);
    expect(required).toEqual({
      collectionGroup: 'parts',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'DESCENDING' },
      ],
    });
    const index = (
      direction: 'ASCENDING' | 'DESCENDING',
      equality: 'ASCENDING' | 'DESCENDING',
    ): CompositeIndex => ({
      collectionGroup: 'parts',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: equality },
        { fieldPath: 'b', order: direction },
      ],
    });
    expect(required && serves(index('DESCENDING', 'DESCENDING'), required, query)).toBe(true);
    expect(required && serves(index('ASCENDING', 'ASCENDING'), required, query)).toBe(false);
  });

  it('is composite for an equality with a range, and keeps array-contains apart', () => {
    const ranged = { ...base, filters: [equal, { field: 'b', op: '>=', value: 1 } as const] };
    expect(requiredIndex(ranged)?.fields.at(-1)).toEqual({ fieldPath: 'b', order: 'ASCENDING' });
    const listed = { ...base, filters: [{ ...equal, op: 'array-contains' } as const], order: [newest] };
    expect(requiredIndex(listed)?.fields[0]).toEqual({ fieldPath: 'a', arrayConfig: 'CONTAINS' });
  });
});
