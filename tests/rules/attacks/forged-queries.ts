import type { Data } from './raw-commit.ts';

export type Who = 'nobody' | 'unverified' | 'me' | 'desk';
type Where = readonly [field: string, op: 'EQUAL' | 'ARRAY_CONTAINS', value: string];

/** A list that may be asked for, as `firestore.rules` has it. */
interface List {
  /** The collection, of whoever may look. */
  readonly at: (me: string) => string;
  readonly most: number;
  readonly who: readonly Who[];
  /** What must be asked for, that only somebody's documents have. */
  readonly where?: (uid: string) => Where;
  /** What is there of somebody. */
  readonly given?: (uid: string) => Readonly<Record<string, Data>>;
  /** Below whichever documents. */
  readonly isEverywhere?: boolean;
}

const EVERYBODY: readonly Who[] = ['nobody', 'unverified', 'me', 'desk'];

const open = (collection: string, most: number): List => ({ at: () => collection, most, who: EVERYBODY });

const ofDesk = (collection: string, most: number): List => ({ at: () => collection, most, who: ['desk'] });

const below = (collection: string, name: string, most: number): List => ({
  at: (me) => `${collection}/${me}/${name}`,
  most,
  who: ['me'],
  given: (uid) => ({ [`${collection}/${uid}/${name}/x`]: { a: 1 } }),
});

const owned = (collection: string, most: number, field: string, ...others: readonly Who[]): List => ({
  at: () => collection,
  most,
  who: ['me', ...others],
  where: (uid) => [field, 'EQUAL', uid],
  given: (uid) => ({ [`${collection}/${uid}x`]: { [field]: uid } }),
});

const chatOf = (uid: string): string => `chats/p_${uid}_zz`;

export const LISTS: Readonly<Record<string, List>> = {
  chats: {
    ...owned('chats', 200, 'participants'),
    where: (uid) => ['participants', 'ARRAY_CONTAINS', uid],
    given: (uid) => ({ [chatOf(uid)]: { participants: [uid, 'zz'] } }),
  },
  messages: {
    ...below('chats', 'messages', 200),
    at: (me) => `${chatOf(me)}/messages`,
    given: (uid) => ({ [`${chatOf(uid)}/messages/x`]: { sender: 'zz' } }),
  },
  users: ofDesk('users', 100),
  profiles: open('profiles', 100),
  favorites: below('favorites', 'items', 500),
  priceTargets: below('priceTargets', 'targets', 100),
  savedSearches: below('savedSearches', 'searches', 100),
  blocks: below('blocks', 'items', 500),
  wishes: below('wishes', 'items', 100),
  reports: owned('reports', 200, 'reporterId', 'desk'),
  listingCards: open('listingCards', 500),
  'products on sale': { ...open('products', 500), where: () => ['status', 'EQUAL', 'selling'] },
  'products of a seller': {
    ...owned('products', 500, 'sellerId', 'unverified', 'desk'),
    given: (uid) => ({ [`products/${uid}x`]: { sellerId: uid, status: 'hidden' } }),
  },
  'orders of a buyer': owned('orders', 200, 'buyerId', 'desk'),
  'orders of a seller': owned('orders', 200, 'sellerId', 'desk'),
  reviews: open('reviews', 100),
  goldExchanges: owned('goldExchanges', 200, 'userId', 'desk'),
  events: {
    ...below('goldExchanges', 'events', 200),
    who: ['me', 'desk'],
    given: (uid) => ({
      [`goldExchanges/${uid}`]: { userId: uid },
      [`goldExchanges/${uid}/events/x`]: { a: 1 },
    }),
  },
  notifications: owned('notifications', 500, 'to'),
  postKeys: open('postKeys', 50),
  posts: open('posts', 100),
  'comments of a post': { ...open('comments', 500), at: (me) => `posts/${me}/comments` },
  'comments of a member': {
    ...owned('comments', 100, 'authorId'),
    given: (uid) => ({ [`posts/${uid}/comments/x`]: { authorId: uid } }),
    isEverywhere: true,
  },
  stores: open('stores', 200),
  feeTables: open('feeTables', 100),
  goldPrices: open('goldPrices', 400),
  goldPriceYears: open('goldPriceYears', 60),
  adminActions: ofDesk('adminActions', 100),
  reportDecisions: ofDesk('reportDecisions', 100),
  systemRuns: ofDesk('systemRuns', 50),
  systemFaults: ofDesk('systemFaults', 100),
  clientErrors: ofDesk('clientErrors', 100),
  statistics: ofDesk('statistics', 400),
};

const HOUSE_ONLY = [
  'formerMembers',
  'formerAdmins',
  'retiredProducts',
  'retiredPosts',
  'counters',
  'withheld',
  'evidence',
  'storedPictures',
  'searchNews',
  'noShows',
  'meetings',
  'sellerDisclosures',
  'pushes',
];

/** What nobody lists: what people write or hold without that, and what is the house's alone. */
export const UNLISTED: readonly ((me: string) => string)[] = [
  (me) => `quotas/${me}/kinds`,
  (me) => `consents/${me}/items`,
  (me) => `products/${me}x/views`,
  (me) => `posts/${me}x/likes`,
  () => 'signUps',
  ...HOUSE_ONLY.map((collection) => () => collection),
];

export interface Query {
  readonly what: string;
  readonly verb: string;
  readonly body: string;
}

/** A list as it may be asked for, as long as may be. */
export const honestQuery = (list: List, me: string): Query =>
  query('as it may be', list, me, { ...mine(list, me), limit: list.most });

/** The same, but for too much of it, or from behind its beginning. */
export const tooMuch = (list: List, me: string): readonly Query[] => [
  query('without a limit', list, me, mine(list, me)),
  query('one too many', list, me, { ...mine(list, me), limit: list.most + 1 }),
  query('from its second on', list, me, { ...mine(list, me), limit: 1, offset: 1 }),
  query('counted without a limit', list, me, mine(list, me), 'counted'),
];

/** The same, but for what is another's; of what is everybody's there is none. */
export function othersToo(list: List, me: string, other: string): readonly Query[] {
  const { where, given } = list;
  if (!given) return [];
  const everywhere = query('wherever they stand', { ...list, isEverywhere: true }, me, { limit: 1 });
  if (!where) return [query('another’s', list, other, { limit: 1 }), everywhere];
  const [own, others] = [filterOf(where(me)), filterOf(where(other))];
  const either = { compositeFilter: { op: 'OR', filters: [own, others] } };
  const [field] = where(me);
  const not = { fieldFilter: { field: { fieldPath: field }, op: 'NOT_EQUAL', value: { stringValue: me } } };
  return [
    query('another’s', list, me, { where: others, limit: 1 }),
    query('one’s own or another’s', list, me, { where: either, limit: 10 }),
    query('all but one’s own', list, me, { where: not, limit: 1 }),
    query('everybody’s', list, me, { limit: 10 }),
    query('another’s, counted', list, me, { where: others, limit: 1 }, 'counted'),
    everywhere,
  ];
}

/** A collection that nobody lists. */
export function anyOf(collection: string): readonly Query[] {
  const list: List = { at: () => collection, most: 1, who: [] };
  return [
    query(collection, list, '', { limit: 1 }),
    query(`${collection}, counted`, list, '', { limit: 1 }, 'counted'),
    query(`${collection}, wherever it stands`, { ...list, isEverywhere: true }, '', { limit: 1 }),
  ];
}

const mine = ({ where }: List, me: string): object => (where ? { where: filterOf(where(me)) } : {});

const filterOf = ([field, op, value]: Where): object => ({
  fieldFilter: { field: { fieldPath: field }, op, value: { stringValue: value } },
});

function query(
  what: string,
  { at, isEverywhere = false }: List,
  me: string,
  asked: object,
  how: 'read' | 'counted' = 'read',
): Query {
  const steps = at(me).split('/');
  const above = isEverywhere
    ? ''
    : steps
        .slice(0, -1)
        .map((step) => `/${step}`)
        .join('');
  const from = [{ collectionId: steps.at(-1), allDescendants: isEverywhere }];
  const structuredQuery = { from, ...asked };
  if (how === 'read') return { what, verb: `${above}:runQuery`, body: JSON.stringify({ structuredQuery }) };
  const structuredAggregationQuery = { aggregations: [{ count: {}, alias: 'n' }], structuredQuery };
  return { what, verb: `${above}:runAggregationQuery`, body: JSON.stringify({ structuredAggregationQuery }) };
}
