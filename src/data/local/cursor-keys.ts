import type { PostCategory } from '#domain/board/post.ts';
import type { PostId, ProductId, UserId } from '#domain/ids.ts';

/** The prices of the last weeks, or of all years. */
export type GoldYearSpan = 'recent' | 'all';

/** Names of the rows in `cursors`: how far, and when last, each part of the catalogue was pulled. */
export const cursorKeys = {
  /** By `questionKey`. */
  market: (question: string) => `market:${question}`,
  /** As its card tells of it. */
  listed: (id: ProductId) => `listed:${id}`,
  product: (id: ProductId) => `product:${id}`,
  productsOfSeller: (uid: UserId) => `seller:${uid}`,
  ownProducts: (uid: UserId) => `own:${uid}`,
  profile: (uid: UserId) => `profile:${uid}`,
  stores: 'stores',
  goldPrices: 'goldPrices',
  goldYears: (span: GoldYearSpan) => `goldYears:${span}`,
  feeTables: 'feeTables',
  posts: (category: PostCategory | null) => `posts:${category ?? 'all'}`,
  latestPosts: 'posts:latest',
  post: (id: PostId) => `post:${id}`,
  reviews: (uid: UserId) => `reviews:${uid}`,
} as const;

/** Names of the rows in `visits`. */
export const visitKeys = {
  product: (id: ProductId) => `product:${id}`,
  post: (id: PostId) => `post:${id}`,
} as const;
