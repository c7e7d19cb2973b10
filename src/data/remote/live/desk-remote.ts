import type { FeeTableChange, PriceChange } from '#domain/gold/desk-change.ts';
import type { DecidedReport, FiledReport } from '#domain/safety/filed-report.ts';
import type { PageEnd } from '#domain/server/page.ts';
import type { Period } from '#domain/statistics/period.ts';
import {
  parseFeeTableChange,
  parseMemberSearch,
  parsePriceChange,
  parseStoreChange,
  parseDayStatistics,
  type DayStatistics,
} from '#documents/desk.ts';
import { parseStore } from '#documents/store.ts';
import type { Store, StoreChange } from '#domain/store/store.ts';
import { parseClientError } from '#documents/client-error.ts';
import { parseSystemFault, parseSystemRun } from '#documents/system.ts';
import type { ClientError } from '#domain/system/client-error.ts';
import type { MemberSearch } from '#domain/system/found-member.ts';
import type { SystemFault, SystemRun } from '#domain/system/system-run.ts';
import { parseReport } from '#documents/report.ts';
import { parseReportDecision } from '#documents/report-decision.ts';
import type { Millis } from '#domain/units.ts';
import { parseExchange, parseLogEntry } from '#documents/exchange.ts';
import type { ExchangeLogEntry } from '#domain/exchange/exchange-event.ts';
import type { NumberQuestion } from '#domain/exchange/exchange-search.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { ExchangeId } from '#domain/ids.ts';
import {
  adminActions,
  closedExchanges,
  decidedReports,
  exchangeLog,
  exchangeOf,
  exchangesByNumber,
  openClientErrors,
  openExchanges,
  openReports,
  statisticsOf,
  systemFaults,
  systemRuns,
  visitsBetween,
} from '../desk-queries.ts';
import { PAGE_SIZES, storesBehind } from '../queries.ts';
import type { QueryDescription } from '../query-description.ts';
import { liveFirestore } from './firestore-live.ts';
import { liveQuery } from './live-query.ts';
import { pageBehindPage } from './page-behind-page.ts';
import { together } from './together.ts';
import { pageOf, watch, watchAs, type LiveObserver, type Parse } from './watch.ts';

/** What only admins follow; the rules refuse it to everybody else. */
export interface DeskRemote {
  /** The days of a period that have been counted. */
  watchStatistics(period: Period, observer: LiveObserver<DayStatistics>): () => void;
  /** Longest wait first. */
  watchOpenReports(behind: PageEnd | null, observer: LiveObserver<FiledReport>): () => void;
  /** Latest decision first. */
  watchDecidedReports(behind: PageEnd | null, observer: LiveObserver<DecidedReport>): () => void;
  /** Latest change first. */
  watchPriceChanges(behind: PageEnd | null, observer: LiveObserver<PriceChange>): () => void;
  watchFeeTableChanges(behind: PageEnd | null, observer: LiveObserver<FeeTableChange>): () => void;
  watchStoreChanges(behind: PageEnd | null, observer: LiveObserver<StoreChange>): () => void;
  watchMemberSearches(behind: PageEnd | null, observer: LiveObserver<MemberSearch>): () => void;
  /** What is done by the clock, and what has failed. */
  watchRuns(observer: LiveObserver<SystemRun>): () => void;
  watchFaults(observer: LiveObserver<SystemFault>): () => void;
  /** Errors of the app, the latest first. */
  watchClientErrors(observer: LiveObserver<ClientError>): () => void;
  /** Those that are closed included. */
  watchStores(observer: LiveObserver<Store>): () => void;
  /**
   * What occupies the desk, longest wait first, and what it has done with, the last first: a page of each.
   */
  watchOpenExchanges(behind: PageEnd | null, observer: LiveObserver<GoldExchange>): () => void;
  watchClosedExchanges(behind: PageEnd | null, observer: LiveObserver<GoldExchange>): () => void;
  watchVisits(
    first: Millis,
    last: Millis,
    behind: PageEnd | null,
    observer: LiveObserver<GoldExchange>,
  ): () => void;
  watchExchange(id: ExchangeId, observer: LiveObserver<GoldExchange>): () => void;
  /** Whatever carries a number, once all that it may mean has been answered. */
  watchExchangesByNumber(
    questions: readonly NumberQuestion[],
    observer: LiveObserver<GoldExchange>,
  ): () => void;
  watchExchangeLog(id: ExchangeId, observer: LiveObserver<ExchangeLogEntry>): () => void;
}

export async function createDeskRemote(): Promise<DeskRemote> {
  const db = await liveFirestore();
  const watched = <T>(wanted: QueryDescription, parse: Parse<T>, observer: LiveObserver<T>) =>
    watch(liveQuery(db, wanted), parse, observer);
  const paged = <T>(wanted: QueryDescription, parse: Parse<T>, observer: LiveObserver<T>) =>
    watchAs(liveQuery(db, wanted), (snapshot) => pageOf(snapshot, parse, wanted), observer);
  return {
    watchStatistics: (period, observer) => watched(statisticsOf(period), parseDayStatistics, observer),
    watchOpenReports: (behind, observer) => paged(openReports(behind), parseReport, observer),
    watchDecidedReports: (behind, observer) => paged(decidedReports(behind), parseReportDecision, observer),
    watchPriceChanges: (behind, observer) =>
      paged(adminActions('gold_price', behind), parsePriceChange, observer),
    watchFeeTableChanges: (behind, observer) =>
      paged(adminActions('fee_table', behind), parseFeeTableChange, observer),
    watchStoreChanges: (behind, observer) => paged(adminActions('store', behind), parseStoreChange, observer),
    watchMemberSearches: (behind, observer) =>
      paged(adminActions('member_search', behind), parseMemberSearch, observer),
    watchRuns: (observer) => watched(systemRuns(), parseSystemRun, observer),
    watchFaults: (observer) => watched(systemFaults(), parseSystemFault, observer),
    watchClientErrors: (observer) => watched(openClientErrors(), parseClientError, observer),
    watchStores: (observer) =>
      pageBehindPage<Store>(
        (after, page) => watched(storesBehind(after), parseStore, page),
        PAGE_SIZES.stores,
        observer,
      ),
    watchOpenExchanges: (behind, observer) => paged(openExchanges(behind), parseExchange, observer),
    watchClosedExchanges: (behind, observer) => paged(closedExchanges(behind), parseExchange, observer),
    watchVisits: (first, last, behind, observer) =>
      paged(visitsBetween(first, last, behind), parseExchange, observer),
    watchExchange: (id, observer) => watched(exchangeOf(id), parseExchange, observer),
    watchExchangesByNumber: (questions, observer) =>
      together<GoldExchange>(
        questions.map((question) => (part) => watched(exchangesByNumber(question), parseExchange, part)),
        observer,
      ),
    watchExchangeLog: (id, observer) => watched(exchangeLog(id), parseLogEntry, observer),
  };
}
