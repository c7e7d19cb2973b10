import { CONSENT_KINDS } from '#domain/account/consent.ts';
import type { TakeoutPart } from '#domain/takeout/takeout.ts';
import type { UserId } from '#domain/ids.ts';
import { DOCUMENT_ID, type QueryDescription, type QueryFilter } from './query-description.ts';

/** A list that belongs to a person, read to its end by the ids of its documents: no index of its own. */
export interface TakeoutList {
  readonly part: TakeoutPart;
  readonly collection: string;
  readonly filters: readonly QueryFilter[];
  readonly pageSize: number;
  /** All collections of that name, wherever they lie. */
  readonly isGroup?: boolean;
  /** All fields where it is left out. */
  readonly fields?: readonly string[];
}

const all = (part: TakeoutPart, collection: string, pageSize: number): TakeoutList => ({
  part,
  collection,
  filters: [],
  pageSize,
});
const ownedBy = (
  part: TakeoutPart,
  collection: string,
  field: string,
  uid: UserId,
  pageSize = 100,
): TakeoutList => ({ part, collection, filters: [{ field, op: '==', value: uid }], pageSize });

/** A page: behind the document of this id (of a group: of this path), or from the beginning. */
export const takeoutPage = (
  { collection, isGroup, filters, fields, pageSize }: TakeoutList,
  after: string | null,
): QueryDescription => ({
  collection,
  ...(isGroup ? { isGroup } : {}),
  filters,
  ...(fields ? { fields } : {}),
  order: [{ field: DOCUMENT_ID, direction: 'asc' }],
  limit: pageSize,
  ...(after === null ? {} : { after: [after] }),
});

/** Every list of a person's own; what hangs below a room or an exchange is asked for with it. */
export const takeoutLists = (uid: UserId): readonly TakeoutList[] => [
  ownedBy('listings', 'products', 'sellerId', uid),
  {
    part: 'chats',
    collection: 'chats',
    filters: [{ field: 'participants', op: 'array-contains', value: uid }],
    pageSize: 100,
  },
  ownedBy('orders', 'orders', 'buyerId', uid),
  ownedBy('orders', 'orders', 'sellerId', uid),
  ownedBy('reviews', 'reviews', 'revieweeId', uid),
  ownedBy('written_reviews', 'reviews', 'reviewerId', uid),
  ownedBy('exchanges', 'goldExchanges', 'userId', uid),
  ownedBy('posts', 'posts', 'authorId', uid),
  { ...ownedBy('comments', 'comments', 'authorId', uid), isGroup: true },
  wishedLikes(uid),
  // What the desk notes with a report is its own.
  {
    ...ownedBy('reports', 'reports', 'reporterId', uid),
    fields: ['targetType', 'targetId', 'parentId', 'reason', 'detail', 'status', 'createdAt'],
  },
  all('favorites', `favorites/${uid}/items`, 200),
  all('price_targets', `priceTargets/${uid}/targets`, 100),
  all('saved_searches', `savedSearches/${uid}/searches`, 100),
  all('blocks', `blocks/${uid}/items`, 200),
  ownedBy('notifications', 'notifications', 'to', uid, 200),
];

const LIKE = 'like_';

/**
 * A like says whose it is by its id alone, which no query finds; that it was wished for says where it is, if it
 * still is.
 */
const wishedLikes = (uid: UserId): TakeoutList => ({
  ...all('likes', `wishes/${uid}/items`, 100),
  filters: [
    { field: DOCUMENT_ID, op: '>=', value: LIKE },
    { field: DOCUMENT_ID, op: '<=', value: `${LIKE}~` },
  ],
});

/** The like that somebody wished for, or has taken back since. */
export const likeOfWish = (uid: UserId, wish: string): string =>
  `posts/${wish.slice(LIKE.length)}/likes/${uid}`;

export const messagesOfRoom = (chatId: string): TakeoutList =>
  all('messages', `chats/${chatId}/messages`, 200);
export const logOfExchange = (id: string): TakeoutList =>
  all('exchange_log', `goldExchanges/${id}/events`, 100);

/** Documents that have one place each. */
export const takeoutDocuments = (uid: UserId): readonly (readonly [TakeoutPart, string])[] => [
  ['profile', `profiles/${uid}`],
  ['account', `users/${uid}`],
  ['account', `signUps/${uid}`],
  ...CONSENT_KINDS.map((kind) => ['consents', `consents/${uid}/items/${kind}`] as const),
];
