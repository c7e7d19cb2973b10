import type { FeeTableChange, PriceChange } from '#domain/gold/desk-change.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import type { Period } from '#domain/statistics/period.ts';
import type { Millis } from '#domain/units.ts';
import { parseFeeTableChange, parsePriceChange } from '../codec/desk-change-codec.ts';
import { parseReport } from '../codec/report-codec.ts';
import { parseDayStatistics, type DayStatistics } from '../codec/statistics-codec.ts';
import { adminActions, decidedReports, openReports, statisticsOf } from '../queries.ts';
import type { QueryDescription } from '../query-description.ts';
import { liveFirestore } from './firestore-live.ts';
import { liveQuery } from './live-query.ts';
import { watch, type LiveObserver, type Parse } from './watch.ts';

/** What only admins follow; the rules refuse it to everybody else. */
export interface DeskRemote {
  /** The days of a period that have been counted. */
  watchStatistics(period: Period, observer: LiveObserver<DayStatistics>): () => void;
  /** Longest wait first. */
  watchOpenReports(since: Millis | null, observer: LiveObserver<FiledReport>): () => void;
  /** Latest decision first. */
  watchDecidedReports(observer: LiveObserver<FiledReport>): () => void;
  /** Latest change first. */
  watchPriceChanges(observer: LiveObserver<PriceChange>): () => void;
  watchFeeTableChanges(observer: LiveObserver<FeeTableChange>): () => void;
}

export function createDeskRemote(): DeskRemote {
  const db = liveFirestore();
  const watched = <T>(wanted: QueryDescription, parse: Parse<T>, observer: LiveObserver<T>) =>
    watch(liveQuery(db, wanted), parse, observer);
  return {
    watchStatistics: (period, observer) => watched(statisticsOf(period), parseDayStatistics, observer),
    watchOpenReports: (since, observer) => watched(openReports(since), parseReport, observer),
    watchDecidedReports: (observer) => watched(decidedReports(), parseReport, observer),
    watchPriceChanges: (observer) => watched(adminActions('gold_price'), parsePriceChange, observer),
    watchFeeTableChanges: (observer) => watched(adminActions('fee_table'), parseFeeTableChange, observer),
  };
}
