import type { Page, PageStart, TimedPage } from '#domain/server/page.ts';
import { parseComment } from '#documents/comment.ts';
import { parseFeeTable } from '#documents/fee-table.ts';
import { parseGoldPriceYear, type GoldPriceYear } from '#documents/gold-price-year.ts';
import { parseGoldPrice } from '#documents/gold-price.ts';
import { parseListingCard } from '#documents/listing-card.ts';
import { parsePost } from '#documents/post.ts';
import { parseProduct } from '#documents/product.ts';
import { parseProfile } from '#documents/profile.ts';
import { parseReview } from '#documents/review.ts';
import { parseStore } from '#documents/store.ts';
import type { Profile } from '#domain/account/account.ts';
import type { Comment, Post, PostCategory } from '#domain/board/post.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { CommentId, PostId, ProductId, StoreId, UserId } from '#domain/ids.ts';
import type { Review } from '#domain/order/review.ts';
import type { Product } from '#domain/product/product.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Store } from '#domain/store/store.ts';
import type { Micros } from '#domain/units.ts';
import { createFindPosts, type FindPosts } from './board/found-posts.ts';
import { endOfPage } from './by-time.ts';
import { remoteConfig } from './config.ts';
import { inSlices } from './in-slices.ts';
import {
  commentsOf,
  goldPriceYears,
  goldYearsOf,
  newestFeeTables,
  newestGoldPrices,
  newestPosts,
  ownProducts,
  PAGE_SIZES,
  productsOfSeller,
  profilesOf,
  reviewsOf,
  storesBehind,
} from './queries.ts';
import { cardsById, MOST_BY_ID } from './market/card-queries.ts';
import type { QueryDescription } from './query-description.ts';
import type { ReadCode } from './read-code.ts';
import { createDocumentReader, type DocumentReader, type ReadDocument } from './rest/document-reader.ts';
import { readAddress } from './rest/endpoints.ts';

/** One bounded answer. */
type Read<T, Code extends ReadCode = 'offline' | 'denied'> = Promise<Result<T, Code>>;

/** The public catalogue as the server has it: every read is bounded, ends in time and gives parsed rows. */
export interface CatalogueRemote {
  /** A hidden one is refused unless it is read `as` its seller. */
  product(id: ProductId, as: UserId | null): Read<Product, ReadCode>;
  /** As their cards tell of them, in as many questions as it takes; what is hidden or gone is left out. */
  listedProducts(ids: readonly ProductId[]): Read<readonly Product[]>;
  productsOfSeller(sellerId: UserId): Read<Page<Product>>;
  /** Hidden ones included: refused to anybody but the seller. */
  ownProducts(sellerId: UserId, from: PageStart | null): Read<TimedPage<Product>>;
  /** In as many questions as it takes; who has no profile is left out. */
  profiles(uids: readonly UserId[]): Read<readonly Profile[]>;
  /** `most` asks for fewer than a page. */
  newestPosts(category: PostCategory | null, from: PageStart | null, most?: number): Read<TimedPage<Post>>;
  /** What is looked for, among all posts. */
  readonly findPosts: FindPosts;
  post(id: PostId): Read<Post, ReadCode>;
  comment(postId: PostId, id: CommentId): Read<Comment, ReadCode>;
  /** Oldest first, from `from` on. */
  comments(postId: PostId, from: PageStart | null): Read<TimedPage<Comment>>;
  /** In the order of their ids, behind `after`. */
  stores(after: StoreId | null): Read<Page<Store>>;
  /** Of the last days; from the day `since` on, `YYYY-MM-DD`. */
  goldPrices(since: string | null): Read<Page<GoldPrice>>;
  /** All prices of these years (`YYYY`); one that has none yet is left out. */
  goldYearsOf(years: readonly string[]): Read<Page<GoldPriceYear>>;
  /** The years whose prices have changed behind `since`; all of them without it. */
  goldYears(since: Micros | null): Read<Page<GoldPriceYear>>;
  feeTables(): Read<Page<FeeTable>>;
  /** Newest first, from `from` on down. */
  reviewsOf(revieweeId: UserId, from: PageStart | null): Read<TimedPage<Review>>;
}

type Parse<T> = (id: string, data: unknown) => T | null;

export function createCatalogueRemote(reader: DocumentReader): CatalogueRemote {
  const parsing = createParsing();

  const list = async <T>(
    description: QueryDescription,
    parse: Parse<T>,
    as: UserId | null = null,
  ): Read<TimedPage<T>> => {
    const answer = await reader.query(description, as);
    if (!answer.ok) return answer;
    const documents = answer.value;
    return ok({
      rows: await inSlices(documents, (document) => parsing.read(document, parse)),
      isFull: documents.length >= description.limit,
      end: endOfPage(documents, description, (last, field) => last.data[field]),
    });
  };

  const single = async <T>(path: string, parse: Parse<T>, as: UserId | null = null): Read<T, ReadCode> => {
    const answer = await reader.get(path, as);
    if (!answer.ok) return answer;
    const [row] = parsing.read(answer.value, parse);
    return row === undefined ? err('gone') : ok(row);
  };

  return {
    product: (id, as) => single(`products/${id}`, parseProduct, as),
    listedProducts: (ids) => inChunks(ids, MOST_BY_ID, (some) => list(cardsById(some), parseListedProduct)),
    productsOfSeller: (sellerId) => list(productsOfSeller(sellerId), parseProduct),
    ownProducts: (sellerId, from) => list(ownProducts(sellerId, from), parseProduct, sellerId),
    profiles: (uids) => inChunks(uids, PAGE_SIZES.profiles, (some) => list(profilesOf(some), parseProfile)),
    newestPosts: (category, from, most) => list(newestPosts(category, from, most), parsePost),
    findPosts: createFindPosts(reader),
    post: (id) => single(`posts/${id}`, parsePost),
    comment: (postId, id) =>
      single(`posts/${postId}/comments/${id}`, (own, data) => parseComment(own, data, postId)),
    comments: (postId, from) => list(commentsOf(postId, from), (id, data) => parseComment(id, data, postId)),
    stores: (after) => list(storesBehind(after), parseStore),
    goldPrices: (since) => list(newestGoldPrices(since), parseGoldPrice),
    goldYearsOf: (years) => list(goldYearsOf(years), parseGoldPriceYear),
    goldYears: (since) => list(goldPriceYears(since), parseGoldPriceYear),
    feeTables: () => list(newestFeeTables(), parseFeeTable),
    reviewsOf: (revieweeId, from) => list(reviewsOf(revieweeId, from), parseReview),
  };
}

/** Everything that is asked for, in questions of at most `most` ids. */
async function inChunks<Id, T>(
  ids: readonly Id[],
  most: number,
  ask: (some: readonly Id[]) => Read<Page<T>>,
): Read<readonly T[]> {
  const found: T[] = [];
  for (let start = 0; start < ids.length; start += most) {
    const page = await ask(ids.slice(start, start + most));
    if (!page.ok) return page;
    found.push(...page.value.rows);
  }
  return ok(found);
}

const parseListedProduct = (id: string, data: unknown): Product | null =>
  parseListingCard(id, data)?.product ?? null;

/** A malformed document is named once in the log and otherwise is not there. */
function createParsing() {
  const named = new Set<string>();
  return {
    read<T>({ id, path, data }: ReadDocument, parse: Parse<T>): readonly T[] {
      const row = parse(id, data);
      if (row !== null) return [row];
      if (!named.has(path)) console.warn(`the document ${path} is malformed and was left out`);
      named.add(path);
      return [];
    },
  };
}

/** Reads what anybody may; Auth is loaded only for what is somebody's own. */
export const publicReader = (): DocumentReader =>
  createDocumentReader({
    ...readAddress(remoteConfig),
    token: async (uid, refresh) => (await import('./auth.ts')).idTokenOf(uid, refresh),
  });
