/** How much one person may do within a window, which begins with the first of it. */
export interface Quota {
  readonly most: number;
  readonly windowMinutes: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Every quota there is: `firestore.rules` says the same, functions reckon with it, and the app says it in
 * words. The arithmetic is in decision 020.
 */
export const QUOTAS = {
  messages: { most: 2_000, windowMinutes: HOUR },
  chats: { most: 60, windowMinutes: DAY },
  listings: { most: 30, windowMinutes: DAY },
  posts: { most: 30, windowMinutes: DAY },
  comments: { most: 200, windowMinutes: DAY },
  likes: { most: 500, windowMinutes: DAY },
  favorites: { most: 500, windowMinutes: DAY },
  targets: { most: 50, windowMinutes: DAY },
  reports: { most: 20, windowMinutes: DAY },
  /** In steps of {@link UPLOAD_STEP_BYTES}: 629 MB, or 2,400 small pictures. */
  uploads: { most: 2_400, windowMinutes: DAY },
  exchanges: { most: 10, windowMinutes: DAY },
  /** Each may read as many messages as a proof holds. */
  proofs: { most: 10, windowMinutes: DAY },
  searches: { most: 100, windowMinutes: DAY },
  /** Looks at who a seller is, one for each deal. */
  identities: { most: 10, windowMinutes: DAY },
  /** Named buyers, each of whom is told. */
  deals: { most: 60, windowMinutes: DAY },
} as const satisfies Readonly<Record<string, Quota>>;

export type QuotaKind = keyof typeof QUOTAS;

/** What only a function counts, in the transaction of the call itself: the rules take none of it. @internal */
export const COUNTED_BY_FUNCTIONS: readonly QuotaKind[] = [
  'exchanges',
  'proofs',
  'searches',
  'identities',
  'deals',
];

/**
 * An upload counts as many as it begins of these: many small pictures and a few large ones are the same
 * burden.
 */
export const UPLOAD_STEP_BYTES = 256 * 1024;

export const uploadSteps = (bytes: number): number => Math.max(1, Math.ceil(bytes / UPLOAD_STEP_BYTES));
