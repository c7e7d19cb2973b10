/** What a person takes along, in the order in which it stands in the file. */
export const TAKEOUT_PARTS = [
  'profile',
  'account',
  'consents',
  'listings',
  'chats',
  'messages',
  'orders',
  'reviews',
  'written_reviews',
  'exchanges',
  'exchange_log',
  'posts',
  'comments',
  'likes',
  'reports',
  'favorites',
  'price_targets',
  'saved_searches',
  'blocks',
  'notifications',
] as const;
export type TakeoutPart = (typeof TAKEOUT_PARTS)[number];

/** A value as JSON holds it; times are ISO 8601 in UTC. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [field: string]: Plain };

/** One document: where it stands at the house, and all that it holds. */
export interface TakenDocument {
  readonly path: string;
  readonly data: { readonly [field: string]: Plain };
}

export type Taken = Readonly<Record<TakeoutPart, readonly TakenDocument[]>>;

/** All of it, as it stands as JSON in the file. */
export interface Takeout {
  readonly format: 'geumnaru-takeout/1';
  readonly uid: string;
  /** ISO 8601, in UTC. */
  readonly madeAt: string;
  readonly parts: Taken;
}

export const nothingTaken = (): Record<TakeoutPart, readonly TakenDocument[]> => ({
  profile: [],
  account: [],
  consents: [],
  listings: [],
  chats: [],
  messages: [],
  orders: [],
  reviews: [],
  written_reviews: [],
  exchanges: [],
  exchange_log: [],
  posts: [],
  comments: [],
  likes: [],
  reports: [],
  favorites: [],
  price_targets: [],
  saved_searches: [],
  blocks: [],
  notifications: [],
});

/** A stored value without the shapes of any database; what no document holds is nothing. */
export function plainOf(value: unknown): Plain {
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return null;
  return Array.isArray(value) ? value.map(plainOf) : (timeOf(value) ?? plainFields(value));
}

export const plainFields = (value: object): { readonly [field: string]: Plain } =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plainOf(field)]));

/** Seconds and nanoseconds, and nothing else, are a time; what only looks like one and is on no calendar is none. */
function timeOf(value: object): string | null {
  const [seconds, nanoseconds]: readonly unknown[] = [
    Reflect.get(value, 'seconds'),
    Reflect.get(value, 'nanoseconds'),
  ];
  if (Object.keys(value).length !== 2) return null;
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return null;
  const at = new Date(seconds * 1_000 + Math.trunc(nanoseconds / 1_000_000));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
