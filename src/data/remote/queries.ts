import type { PostCategory } from '#domain/board/post.ts';
import type { ChatId, PostId, ProductId, UserId } from '#domain/ids.ts';
import { PRODUCT_STATUSES } from '#domain/product/product.ts';
import type { PageStart } from '#domain/server/page.ts';
import { micros, type Micros, type Millis } from '#domain/units.ts';
import { byTime, since, type ByTime } from './by-time.ts';
import { DOCUMENT_ID, type QueryDescription, type QueryFilter } from './query-description.ts';

export const PAGE_SIZES = {
  productsOfSeller: 200,
  /** Firestore's own limit of an `in`. */
  profiles: 30,
  posts: 30,
  comments: 200,
  stores: 200,
  /** All that may be set for later days, and the one in force behind them. */
  goldPrices: 8,
  /** More than there are. */
  goldPriceYears: 60,
  feeTables: 50,
  reviews: 50,
  rooms: 100,
  notifications: 100,
  unreadNotifications: 300,
  favorites: 500,
  favoritesOfProduct: 20,
  blocks: 500,
  priceTargets: 100,
  savedSearches: 100,
  exchanges: 100,
  orders: 200,
} as const;

/** What the rules let anybody list; hidden ones are their seller's. */
const SHOWN_STATUSES = PRODUCT_STATUSES.filter((status) => status !== 'hidden');
const SHOWN: QueryFilter = { field: 'status', op: 'in', value: SHOWN_STATUSES };

/** What anybody may see of a seller's listings. */
export const productsOfSeller = (sellerId: UserId): QueryDescription => ({
  collection: 'products',
  filters: [{ field: 'sellerId', op: '==', value: sellerId }, SHOWN],
  order: [{ field: 'bumpedAt', direction: 'desc' }],
  limit: PAGE_SIZES.productsOfSeller,
});

/** The seller's own view, hidden listings included; from `from` on down for the pages behind. */
export const ownProducts = (sellerId: UserId, from: PageStart | null): QueryDescription => ({
  collection: 'products',
  ...byTime([{ field: 'sellerId', op: '==', value: sellerId }], 'bumpedAt', 'desc', from),
  limit: PAGE_SIZES.productsOfSeller,
});

/** At most {@link PAGE_SIZES}.profiles at once. */
export const profilesOf = (uids: readonly UserId[]): QueryDescription => ({
  collection: 'profiles',
  filters: [{ field: DOCUMENT_ID, op: 'in', value: uids }],
  order: [],
  limit: PAGE_SIZES.profiles,
});

/** The newest posts of a category, or of all; from `from` on down for the pages behind. */
export const newestPosts = (
  category: PostCategory | null,
  from: PageStart | null,
  most: number = PAGE_SIZES.posts,
): QueryDescription => ({
  collection: 'posts',
  ...byTime(
    category === null ? [] : [{ field: 'category', op: '==', value: category }],
    'createdAt',
    'desc',
    from,
  ),
  limit: most,
});

/** A post's comments, oldest first; from `from` on for the pages behind the first. */
export const commentsOf = (postId: PostId, from: PageStart | null): QueryDescription => ({
  collection: `posts/${postId}/comments`,
  ...byTime([], 'createdAt', 'asc', from),
  limit: PAGE_SIZES.comments,
});

/** The stores in the order of their ids, those behind `after`. */
export const storesBehind = (after: string | null): QueryDescription => ({
  collection: 'stores',
  filters: [],
  ...byId(after),
  limit: PAGE_SIZES.stores,
});

/** The prices of the last days, those that are set for a later day included; from the day `since` on. */
export const newestGoldPrices = (since: string | null): QueryDescription => ({
  collection: 'goldPrices',
  filters: since === null ? [] : [{ field: 'date', op: '>=', value: since }],
  order: [{ field: 'date', direction: 'desc' }],
  limit: PAGE_SIZES.goldPrices,
});

/** The packed years that have changed behind `since`, the one changed last at the end; all without it. */
export const goldPriceYears = (since: Micros | null): QueryDescription => ({
  collection: 'goldPriceYears',
  filters: since === null ? [] : [{ field: 'updatedAt', op: '>=', value: { micros: micros(since + 1) } }],
  order: [{ field: 'updatedAt', direction: 'asc' }],
  limit: PAGE_SIZES.goldPriceYears,
});

/** The packed years of these names (`YYYY`); one that has no price yet is not among them. */
export const goldYearsOf = (years: readonly string[]): QueryDescription => ({
  collection: 'goldPriceYears',
  filters: [{ field: DOCUMENT_ID, op: 'in', value: years }],
  order: [],
  limit: PAGE_SIZES.goldPriceYears,
});

export const newestFeeTables = (): QueryDescription => ({
  collection: 'feeTables',
  filters: [],
  order: [{ field: 'effectiveFrom', direction: 'desc' }],
  limit: PAGE_SIZES.feeTables,
});

/** The newest reviews of a person; from `from` on down for the pages behind. */
export const reviewsOf = (revieweeId: UserId, from: PageStart | null): QueryDescription => ({
  collection: 'reviews',
  ...byTime([{ field: 'revieweeId', op: '==', value: revieweeId }], 'createdAt', 'desc', from),
  limit: PAGE_SIZES.reviews,
});

/** The rooms of a person, the latest first; from `from` on down for the pages behind. */
export const roomsOf = (uid: UserId, from: PageStart | null): QueryDescription => ({
  collection: 'chats',
  ...byTime([{ field: 'participants', op: 'array-contains', value: uid }], 'lastUpdated', 'desc', from),
  limit: PAGE_SIZES.rooms,
});

/** What has changed of them at `from` or later, read marks included, the last first. */
export const roomsChangedSince = (uid: UserId, from: Millis): QueryDescription => ({
  collection: 'chats',
  filters: [{ field: 'participants', op: 'array-contains', value: uid }, ...since('touchedAt', from)],
  order: [{ field: 'touchedAt', direction: 'desc' }],
  limit: PAGE_SIZES.rooms,
});

/** The newest `count` messages; oldest first, as a listener wants them. */
export const lastMessages = (chatId: ChatId, from: Micros | null, count: number): QueryDescription => ({
  ...messagesOf(chatId, 'asc', count),
  ...(from === null ? {} : { from: [{ micros: from }] }),
  keep: 'last',
});

/** From `from` on, inclusive, oldest first. */
export const messagesFrom = (chatId: ChatId, from: Micros, count: number): QueryDescription => ({
  ...messagesOf(chatId, 'asc', count),
  from: [{ micros: from }],
});

/** Newest first; from `before` on down, inclusive, since equal timestamps must not be cut. */
export const messagesBefore = (chatId: ChatId, before: Micros | null, count: number): QueryDescription => ({
  ...messagesOf(chatId, 'desc', count),
  ...(before === null ? {} : { from: [{ micros: before }] }),
});

const messagesOf = (chatId: ChatId, direction: 'asc' | 'desc', limit: number): QueryDescription => ({
  collection: `chats/${chatId}/messages`,
  filters: [],
  order: [{ field: 'timestamp', direction }],
  limit,
});

/** The newest notifications of a person; `reach` for the pages behind, or for the news. */
export const notificationsOf = (uid: UserId, reach: Reach): QueryDescription => ({
  collection: 'notifications',
  ...inReach([{ field: 'to', op: '==', value: uid }], 'createdAt', reach),
  limit: PAGE_SIZES.notifications,
});

/** Whatever is unread, however old: what the badge counts. */
export const unreadNotificationsOf = (uid: UserId): QueryDescription => ({
  collection: 'notifications',
  filters: [
    { field: 'to', op: '==', value: uid },
    { field: 'read', op: '==', value: false },
  ],
  order: [{ field: 'createdAt', direction: 'desc' }],
  limit: PAGE_SIZES.unreadNotifications,
});

/** What was marked as read at `from` or later, the last first. */
export const notificationsReadSince = (uid: UserId, from: Millis): QueryDescription => ({
  collection: 'notifications',
  filters: [{ field: 'to', op: '==', value: uid }, ...since('readAt', from)],
  order: [{ field: 'readAt', direction: 'desc' }],
  limit: PAGE_SIZES.unreadNotifications,
});

/** Those that wait to be looked at, in whatever order: what 모두 읽음 works off. */
export const unreadNotificationsToMark = (uid: UserId, limit: number): QueryDescription => ({
  collection: 'notifications',
  filters: [
    { field: 'to', op: '==', value: uid },
    { field: 'read', op: '==', value: false },
  ],
  order: [],
  limit,
});

/**
 * Who wrote behind a place of a chat; times are whole microseconds, so the next one is the first behind it.
 */
export const messagesBehind = (chatId: ChatId, place: Micros, limit: number): QueryDescription => ({
  collection: `chats/${chatId}/messages`,
  filters: [{ field: 'timestamp', op: '>=', value: { micros: micros(place + 1) } }],
  order: [{ field: 'timestamp', direction: 'asc' }],
  limit,
  fields: ['sender'],
});

/** Old items carry other ids than their product's. */
export const favoritesOfProduct = (uid: UserId, productId: ProductId): QueryDescription => ({
  collection: `favorites/${uid}/items`,
  filters: [{ field: 'favoriteProductId', op: '==', value: productId }],
  order: [],
  limit: PAGE_SIZES.favoritesOfProduct,
});

/**
 * A person's in the order of their documents' ids, since old ones have no time: those behind `after`, up to
 * `until`, inclusive.
 */
export const favoritesOf = (uid: UserId, after: string | null, until: string | null): QueryDescription => ({
  collection: `favorites/${uid}/items`,
  filters: until === null ? [] : [{ field: DOCUMENT_ID, op: '<=', value: until }],
  ...byId(after),
  limit: PAGE_SIZES.favorites,
});

/** Those that were marked at `from` or later, the last first. */
export const favoritesSince = (uid: UserId, from: Millis): QueryDescription => ({
  collection: `favorites/${uid}/items`,
  filters: since('createdAt', from),
  order: [{ field: 'createdAt', direction: 'desc' }],
  limit: PAGE_SIZES.favorites,
});

export const blocksOf = (uid: UserId): QueryDescription => ({
  collection: `blocks/${uid}/items`,
  filters: [],
  order: [],
  limit: PAGE_SIZES.blocks,
});

/** At which prices of gold a person wants to be told. */
export const priceTargetsOf = (uid: UserId): QueryDescription => ({
  collection: `priceTargets/${uid}/targets`,
  filters: [],
  order: [],
  limit: PAGE_SIZES.priceTargets,
});

/** The searches that a person wants to be told of. */
export const savedSearchesOf = (uid: UserId): QueryDescription => ({
  collection: `savedSearches/${uid}/searches`,
  filters: [],
  order: [],
  limit: PAGE_SIZES.savedSearches,
});

/** A person's exchanges, the latest first; what has changed of them at `from` or later where that is named. */
export const exchangesOf = (uid: UserId, from: Millis | null): QueryDescription => ({
  collection: 'goldExchanges',
  filters: [{ field: 'userId', op: '==', value: uid }, ...(from === null ? [] : since('touchedAt', from))],
  order: [{ field: from === null ? 'createdAt' : 'touchedAt', direction: 'desc' }],
  limit: PAGE_SIZES.exchanges,
});

/** A person's deals on one side, the latest first; from `from` on down for the pages behind. */
export const ordersOf = (
  uid: UserId,
  side: 'buyerId' | 'sellerId',
  from: PageStart | null,
): QueryDescription => ({
  collection: 'orders',
  ...byTime([{ field: side, op: '==', value: uid }], 'createdAt', 'desc', from),
  limit: PAGE_SIZES.orders,
});

/** What has changed of them at `from` or later, the last first. */
export const ordersChangedSince = (
  uid: UserId,
  side: 'buyerId' | 'sellerId',
  from: Millis,
): QueryDescription => ({
  collection: 'orders',
  filters: [{ field: side, op: '==', value: uid }, ...since('updatedAt', from)],
  order: [{ field: 'updatedAt', direction: 'desc' }],
  limit: PAGE_SIZES.orders,
});

/** What waits for the desk, the longest wait first. */
export const requestedExchanges = (): QueryDescription => ({
  collection: 'goldExchanges',
  filters: [{ field: 'status', op: '==', value: 'requested' }],
  order: [{ field: 'createdAt', direction: 'asc' }],
  limit: PAGE_SIZES.exchanges,
});

/** A list that is read page by page in the order of its ids, behind the document `after`. */
const byId = (after: string | null): Omit<ByTime, 'filters'> => ({
  order: [{ field: DOCUMENT_ID, direction: 'asc' }],
  ...(after === null ? {} : { after: [after] }),
});

/** A part of a list by its time: what is no newer than where it begins, or no older than `since`, inclusive. */
export type Reach = { readonly until: PageStart } | { readonly since: Millis } | null;

function inReach(filters: readonly QueryFilter[], field: string, reach: Reach): ByTime {
  return reach !== null && 'since' in reach
    ? byTime([...filters, ...since(field, reach.since)], field, 'desc', null)
    : byTime(filters, field, 'desc', reach?.until ?? null);
}
