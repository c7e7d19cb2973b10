import { catalogue } from '#data/local/catalogue-database.ts';
import { visitKeys } from '#data/local/cursor-keys.ts';
import { isDiskFull } from '#data/local/disk-full.ts';
import { keptProducts } from '#data/local/queries/kept-products.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { recordVisit } from '#data/local/visit-store.ts';
import type { PostCursor } from '#data/remote/board/found-posts.ts';
import { createCatalogueRemote, publicReader } from '#data/remote/catalogue-remote.ts';
import { createFirestoreMarket } from '#data/remote/market/firestore-market.ts';
import type { FoundPageCode, ReadCode } from '#data/remote/read-code.ts';
import type { PostQuestion } from '#domain/board/post-search.ts';
import type { PostCategory } from '#domain/board/post.ts';
import type { PostId, ProductId, UserId } from '#domain/ids.ts';
import type { MarketQuestion, MarketTotal } from '#domain/market/market-question.ts';
import { assertNever, err, type Result } from '#domain/result.ts';
import type { PageEnd, PageStart } from '#domain/server/page.ts';
import { refreshMarket } from '../market/refresh-market.ts';
import { createMarketList, type AnsweredLists, type MarketList } from '../market/market-list.ts';
import { realEnvironment } from '../environment.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { findPosts, type FoundPage } from './find-posts.ts';
import { refreshComment } from './refresh-comments.ts';
import { evictCatalogue } from './evict-catalogue.ts';
import { loadOlderPosts, refreshLatestPosts, refreshPost, refreshPosts } from './refresh-posts.ts';
import { refreshListed, refreshMissingProducts } from './refresh-listed.ts';
import { refreshOwnProducts, refreshProduct, refreshProductsOfSeller } from './refresh-product.ts';
import { refreshProfiles } from './refresh-profiles.ts';
import { refreshGoldYears } from './refresh-gold-years.ts';
import { refreshFeeTables, refreshGoldPrices, refreshStores } from './refresh-reference.ts';
import { loadOlderReviews, refreshReviews } from './refresh-reviews.ts';
import { targetKey, type RefreshTarget } from './refresh-target.ts';
import type { RefreshOptions } from './refresh-when-stale.ts';

/** `disk`: this device has no room for the answer; `broken` is a fault of ours, named in the log. */
export type RefreshFailure = ReadCode | 'disk' | 'broken';

/** Keeps the public catalogue on this device up to date, by one-shot reads and only when somebody looks. */
export interface CatalogueSync {
  /** Asks the server unless that was done lately or is under way; never rejects. */
  refresh(target: RefreshTarget, options: RefreshOptions): Promise<Result<null, RefreshFailure>>;
  /** The page of posts behind `from`, the time of the last one shown. */
  loadOlderPosts(category: PostCategory | null, from: PageStart): Promise<Result<PageEnd | null, ReadCode>>;
  /** A page of the posts that somebody looks for, behind `cursor`. */
  findPosts(question: PostQuestion, cursor: PostCursor | null): Promise<Result<FoundPage, FoundPageCode>>;
  /** The page of reviews behind `from`, the time of the last one shown. */
  loadOlderReviews(uid: UserId, from: PageStart): Promise<Result<PageEnd | null, ReadCode>>;
  /** The list of a question, to be followed. */
  marketList(question: MarketQuestion): MarketList;
  /** How many listings a question finds; never rejects. */
  marketTotal(question: MarketQuestion): Promise<MarketTotal>;
  /** Notes that a page was opened: eviction spares it longer. */
  visit(page: VisitedPage): Promise<void>;
  /** Gives up old entries for space; 0 when nothing is left to give up. */
  freeSpace(): Promise<number>;
}

export type VisitedPage =
  | { readonly kind: 'product'; readonly id: ProductId }
  | { readonly kind: 'post'; readonly id: PostId };

interface Asking {
  readonly isForced: boolean;
  /** Its question may have been put. */
  isBegun: boolean;
}

interface Flight {
  readonly asking: Asking;
  readonly landed: Promise<Result<null, RefreshFailure>>;
}

const serves = ({ isForced, isBegun }: Asking, wanted: RefreshOptions): boolean =>
  (isForced || !wanted.isForced) && !(wanted.isBehind && isBegun);

/** What comes of a refresh, or that the server was not reached once somebody has waited for long enough. */
export type InTime = (work: Promise<Result<null, RefreshFailure>>) => Promise<Result<null, RefreshFailure>>;

/** A refresh that is never heard of again stands in the way of no later one, given `inTime`. */
export function createCatalogueSync(deps: CatalogueDeps, inTime: InTime = (work) => work): CatalogueSync {
  const flights = new Map<string, Flight>();
  const answered: AnsweredLists = new Map();

  const fly = async (asking: Asking, target: RefreshTarget, options: RefreshOptions, before?: Flight) => {
    // Somebody who drags the list down while a gentle refresh runs still gets an answer of the server.
    await before?.landed;
    asking.isBegun = true;
    return inTime(withoutThrowing(refreshTarget(deps, target, options)));
  };

  return {
    refresh(target, options) {
      const key = targetKey(target);
      const running = flights.get(key);
      if (running && serves(running.asking, options)) return running.landed;
      const asking = { isForced: options.isForced, isBegun: false };
      const landed = fly(asking, target, options, running).finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
      const flight: Flight = { asking, landed };
      flights.set(key, flight);
      return landed;
    },
    loadOlderPosts: (category, from) => loadOlderPosts(deps, category, from),
    findPosts: (question, cursor) => findPosts(deps, question, cursor),
    loadOlderReviews: (uid, from) => loadOlderReviews(deps, uid, from),
    marketList: (question) => createMarketList(deps, question, answered),
    async marketTotal(question) {
      const total = await deps.market.count(question);
      return total.ok ? total.value : { kind: 'unknown' };
    },
    visit: (page) => recordVisit(deps.catalogue, visitKeyOf(page), deps.environment.now()),
    freeSpace: () => evictCatalogue(deps),
  };
}

interface PagePerson extends Pick<CatalogueDeps, 'report' | 'person'> {
  /** The database of whoever is signed in by now. */
  readonly own: () => UserDatabase | null;
}

/** The page's own: its database, its clock and its server. */
export function createPageCatalogueSync({ own, ...person }: PagePerson, inTime: InTime): CatalogueSync {
  const reader = publicReader();
  return createCatalogueSync(
    {
      ...person,
      async keptProducts() {
        const db = own();
        return db === null ? new Set() : keptProducts(db, catalogue);
      },
      catalogue,
      environment: realEnvironment,
      remote: createCatalogueRemote(reader),
      market: createFirestoreMarket(reader),
    },
    inTime,
  );
}

async function withoutThrowing(refreshing: Promise<Refreshed>): Promise<Result<null, RefreshFailure>> {
  try {
    return await refreshing;
  } catch (error) {
    console.error('a part of the catalogue could not be refreshed', error);
    return err(isDiskFull(error) ? 'disk' : 'broken');
  }
}

function refreshTarget(
  deps: CatalogueDeps,
  target: RefreshTarget,
  options: RefreshOptions,
): Promise<Refreshed> {
  switch (target.kind) {
    case 'market':
      return refreshMarket(deps, target.question, target.most, options);
    case 'product':
      return refreshProduct(deps, target.id, options);
    case 'products_of_seller':
      return refreshProductsOfSeller(deps, target.uid, options);
    case 'own_products':
      return refreshOwnProducts(deps, target.uid, options);
    case 'missing_products':
      return refreshMissingProducts(deps, target.ids);
    case 'listed_products':
      return refreshListed(deps, target.ids, options);
    case 'profiles':
      return refreshProfiles(deps, target.uids, options);
    case 'posts':
      return refreshPosts(deps, target.category, options);
    case 'latest_posts':
      return refreshLatestPosts(deps, options);
    case 'post':
      return refreshPost(deps, target.id, options);
    case 'comment':
      return refreshComment(deps, target.postId, target.id);
    case 'reviews':
      return refreshReviews(deps, target.uid, options);
    case 'stores':
      return refreshStores(deps, options);
    case 'gold_prices':
      return refreshGoldPrices(deps, options);
    case 'gold_years':
      return refreshGoldYears(deps, target.span, options);
    case 'fee_tables':
      return refreshFeeTables(deps, options);
    default:
      return assertNever(target);
  }
}

const visitKeyOf = (page: VisitedPage): string =>
  page.kind === 'product' ? visitKeys.product(page.id) : visitKeys.post(page.id);
