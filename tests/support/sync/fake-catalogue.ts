import { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import { isPageEnd, type PageStart, type TimedPage } from '#domain/server/page.ts';
import type { MarketPage, MarketPort } from '#data/remote/market/market-port.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { FoundPageCode, ReadCode } from '#data/remote/read-code.ts';
import type { GoldPriceYear } from '#documents/gold-price-year.ts';
import type { Profile } from '#domain/account/account.ts';
import { isPostFound } from '#domain/board/post-search.ts';
import type { Comment, Post } from '#domain/board/post.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Review } from '#domain/order/review.ts';
import type { Product } from '#domain/product/product.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { queryOf } from '#domain/search/search-key.ts';
import type { Store } from '#domain/store/store.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { CatalogueDeps } from '#sync/catalogue/catalogue-deps.ts';
import { memoryPage, memoryTotal } from '../memory-market.ts';
import { timedPage } from '../timed-page.ts';

/** Posts that one page of a search looks through. */
const LOOKED_THROUGH = 10;

/**
 * A server of the public catalogue in memory, which keeps to the questions' orders, bounds and permissions.
 */
export class FakeCatalogue {
  products: Product[] = [];
  profiles: Profile[] = [];
  posts: Post[] = [];
  comments: Comment[] = [];
  stores: Store[] = [];
  goldPrices: GoldPrice[] = [];
  goldYears: GoldPriceYear[] = [];
  feeTables: FeeTable[] = [];
  reviews: Review[] = [];
  /** Whose token the device has. */
  signedIn: UserId | null = null;
  isReachable = true;
  /** Questions in the order they came. */
  readonly asked: string[] = [];
  /** Runs before each answer. */
  beforeAnswer: (question: string) => Promise<void> | void = () => undefined;

  readonly remote: CatalogueRemote = {
    product: (id, as) =>
      this.answer<Product, ReadCode>(`product ${id}`, () => {
        const product = this.products.find((row) => row.id === id);
        if (!product) return err('gone');
        return product.status === 'hidden' && !this.isSeller(product, as) ? err('denied') : ok(product);
      }),
    listedProducts: (ids) =>
      this.answer(`listedProducts ${ids.join()}`, () =>
        ok(this.shown().filter(({ id }) => ids.includes(id))),
      ),
    productsOfSeller: (uid) =>
      this.answer(`productsOfSeller ${uid}`, () =>
        page(
          this.shown().filter((row) => row.sellerId === uid),
          PAGE_SIZES.productsOfSeller,
        ),
      ),
    ownProducts: (uid, from) =>
      this.answer<TimedPage<Product>, 'denied'>(`ownProducts ${uid}`, () =>
        this.signedIn === uid
          ? ok(
              timedPage(
                this.products.filter((row) => row.sellerId === uid),
                { timeOf: ({ bumpedAt }) => bumpedAt, start: from, limit: PAGE_SIZES.productsOfSeller },
              ),
            )
          : err('denied'),
      ),
    profiles: (uids) =>
      this.answer(`profiles ${uids.join()}`, () => ok(this.profiles.filter(({ uid }) => uids.includes(uid)))),
    newestPosts: (category, from, most = PAGE_SIZES.posts) =>
      this.answer(`newestPosts ${category ?? 'all'} ${nameOf(from)}`, () =>
        ok(
          timedPage(
            this.posts.filter((post) => category === null || post.category === category),
            { timeOf: createdAt, start: from, limit: most },
          ),
        ),
      ),
    findPosts: ({ term, category }, cursor) =>
      this.answer(`findPosts ${term} ${cursor ?? 'top'}`, () => {
        const from = Number(cursor ?? 0);
        const page = this.posts
          .filter((post) => category === null || post.category === category)
          .toSorted((a, b) => b.createdAt - a.createdAt)
          .slice(from, from + LOOKED_THROUGH);
        const next = from + LOOKED_THROUGH < this.posts.length ? String(from + LOOKED_THROUGH) : null;
        return ok({ posts: page.filter((post) => isPostFound(post, queryOf(term))), next });
      }),
    post: (id) =>
      this.answer<Post, ReadCode>(`post ${id}`, () => {
        const post = this.posts.find((row) => row.id === id);
        return post ? ok(post) : err('gone');
      }),
    comment: (postId, id) =>
      this.answer<Comment, ReadCode>(`comment ${postId}/${id}`, () => {
        const comment = this.comments.find((row) => row.postId === postId && row.id === id);
        return comment ? ok(comment) : err('gone');
      }),
    comments: (id, from) =>
      this.answer(`comments ${id} ${nameOf(from)}`, () =>
        ok(
          timedPage(
            this.comments.filter((comment) => comment.postId === id),
            { timeOf: createdAt, start: from, limit: PAGE_SIZES.comments, direction: 'asc' },
          ),
        ),
      ),
    stores: (after) =>
      this.answer(after === null ? 'stores' : `stores ${after}`, () =>
        page(
          this.stores
            .filter(({ id }) => after === null || id > after)
            .toSorted((a, b) => Number(a.id > b.id) - Number(a.id < b.id)),
          PAGE_SIZES.stores,
        ),
      ),
    goldPrices: (since) =>
      this.answer(since === null ? 'goldPrices' : `goldPrices ${since}`, () =>
        page(
          this.goldPrices.filter(({ date }) => since === null || date >= since),
          PAGE_SIZES.goldPrices,
        ),
      ),
    goldYearsOf: (years) =>
      this.answer(`goldYear ${years.join()}`, () =>
        page(
          this.goldYears.filter(({ year }) => years.includes(year)),
          PAGE_SIZES.goldPriceYears,
        ),
      ),
    goldYears: (since) =>
      this.answer(since === null ? 'goldYears' : 'goldYears since', () =>
        page(
          this.goldYears
            .filter(({ updatedAt }) => updatedAt > (since ?? -1))
            .toSorted((a, b) => a.updatedAt - b.updatedAt),
          PAGE_SIZES.goldPriceYears,
        ),
      ),
    feeTables: () => this.answer('feeTables', () => page(this.feeTables, PAGE_SIZES.feeTables)),
    reviewsOf: (uid, from) =>
      this.answer(`reviewsOf ${uid}`, () =>
        ok(
          timedPage(
            this.reviews.filter((review) => review.revieweeId === uid),
            { timeOf: createdAt, start: from, limit: PAGE_SIZES.reviews },
          ),
        ),
      ),
  };

  readonly market: MarketPort = {
    page: (question, cursor, most) =>
      this.answer<MarketPage, FoundPageCode>(
        `market ${question.term} ${cursor === null ? 'top' : 'on'}`,
        () => memoryPage(this.products, question, cursor, most),
      ),
    count: (question) =>
      this.answer(`count ${question.term}`, () => ok(memoryTotal(this.products, question))),
  };

  private isSeller = ({ sellerId }: Product, as: UserId | null): boolean =>
    sellerId === as && as === this.signedIn;

  private shown = (): Product[] => this.products.filter((row) => row.status !== 'hidden');

  private async answer<T, Code extends string = never>(
    question: string,
    reply: () => Result<T, Code>,
  ): Promise<Result<T, Code | 'offline'>> {
    this.asked.push(question);
    await this.beforeAnswer(question);
    return this.isReachable ? reply() : err('offline');
  }
}

/** An empty catalogue on the device, in front of a fake server, with a clock that stands. */
export async function aCatalogueDevice() {
  const catalogue = new CatalogueDatabase();
  await catalogue.delete();
  await catalogue.open();
  const server = new FakeCatalogue();
  const reports: string[] = [];
  const clock = { now: millis(1_770_000_000_000) };
  const person = { kept: new Set<ProductId>() };
  const deps: CatalogueDeps = {
    catalogue,
    environment: { now: () => clock.now, random: () => 0.5, newId: () => 'new' },
    remote: server.remote,
    market: server.market,
    report: (outcome) => reports.push(outcome),
    person: async () => server.signedIn,
    keptProducts: async () => person.kept,
  };
  const pass = (ms: number): void => {
    clock.now = millis(clock.now + ms);
  };
  return { catalogue, server, reports, clock, person, deps, pass };
}

const createdAt = (row: { readonly createdAt: Millis }): Millis => row.createdAt;

const nameOf = (from: PageStart | null): string | number =>
  from === null ? 'top' : isPageEnd(from) ? from.id : from;

const page = <T>(rows: readonly T[], limit: number) =>
  ok({ rows: rows.slice(0, limit), isFull: rows.length >= limit });
