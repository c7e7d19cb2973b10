import { cursorKeys, type GoldYearSpan } from '#data/local/cursor-keys.ts';
import type { PostCategory } from '#domain/board/post.ts';
import type { CommentId, PostId, ProductId, UserId } from '#domain/ids.ts';
import { questionKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { assertNever } from '#domain/result.ts';

/** A part of the catalogue that a screen shows and wants up to date. */
export type RefreshTarget =
  /** The first listings that a question finds, at most so many. */
  | { readonly kind: 'market'; readonly question: MarketQuestion; readonly most: number }
  | { readonly kind: 'product'; readonly id: ProductId }
  /** What anybody may see of a seller's listings. */
  | { readonly kind: 'products_of_seller'; readonly uid: UserId }
  /** The signed-in person's own listings, hidden ones included. */
  | { readonly kind: 'own_products'; readonly uid: UserId }
  /**
   * Those of `ids` that this device lacks: what favorites and rooms are about may never have been on a list.
   */
  | { readonly kind: 'missing_products'; readonly ids: readonly ProductId[] }
  /** All of `ids`, as they are now, as far as a list shows them. */
  | { readonly kind: 'listed_products'; readonly ids: readonly ProductId[] }
  | { readonly kind: 'profiles'; readonly uids: readonly UserId[] }
  /** `null` for all categories. */
  | { readonly kind: 'posts'; readonly category: PostCategory | null }
  /** The newest of all, as many as home shows. */
  | { readonly kind: 'latest_posts' }
  /** With its comments. */
  | { readonly kind: 'post'; readonly id: PostId }
  /** One that may stand behind those that were read. */
  | { readonly kind: 'comment'; readonly postId: PostId; readonly id: CommentId }
  | { readonly kind: 'reviews'; readonly uid: UserId }
  | { readonly kind: 'stores' }
  | { readonly kind: 'gold_prices' }
  /** Packed years of prices, for a chart. */
  | { readonly kind: 'gold_years'; readonly span: GoldYearSpan }
  | { readonly kind: 'fee_tables' };

/** Names a target; equal for equal targets, and the key of its cursor where it has one of its own. */
export function targetKey(target: RefreshTarget): string {
  switch (target.kind) {
    case 'market':
      return cursorKeys.market(questionKey(target.question));
    case 'product':
      return cursorKeys.product(target.id);
    case 'products_of_seller':
      return cursorKeys.productsOfSeller(target.uid);
    case 'own_products':
      return cursorKeys.ownProducts(target.uid);
    case 'missing_products':
      return `missing:${keyOfSet(target.ids)}`;
    case 'listed_products':
      return `listed:${keyOfSet(target.ids)}`;
    case 'profiles':
      return `profiles:${keyOfSet(target.uids)}`;
    case 'posts':
      return cursorKeys.posts(target.category);
    case 'latest_posts':
      return cursorKeys.latestPosts;
    case 'post':
      return cursorKeys.post(target.id);
    case 'comment':
      return `comment:${target.postId}/${target.id}`;
    case 'reviews':
      return cursorKeys.reviews(target.uid);
    case 'stores':
      return cursorKeys.stores;
    case 'gold_prices':
      return cursorKeys.goldPrices;
    case 'gold_years':
      return cursorKeys.goldYears(target.span);
    case 'fee_tables':
      return cursorKeys.feeTables;
    default:
      return assertNever(target);
  }
}

const keyOfSet = (ids: readonly string[]): string => [...new Set(ids)].toSorted().join();
