import { useCallback } from 'react';
import type { DeskRemote } from '#data/remote/live/desk-remote.ts';
import type { DayStatistics } from '#documents/desk.ts';
import type { FeeTableChange, PriceChange } from '#domain/gold/desk-change.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import type { Period } from '#domain/statistics/period.ts';
import type { Millis } from '#domain/units.ts';
import { useLiveQuestion, type Follow, type LiveAnswer } from './use-live-question.ts';
import { loadDesk } from './load-desk.ts';

const followDecided: Follow<DeskRemote, FiledReport> = (remote, observer) =>
  remote.watchDecidedReports(observer);
const followPrices: Follow<DeskRemote, PriceChange> = (remote, observer) =>
  remote.watchPriceChanges(observer);
const followTables: Follow<DeskRemote, FeeTableChange> = (remote, observer) =>
  remote.watchFeeTableChanges(observer);

/** For admins: a page of the reports that wait for a decision, longest wait first. */
export function useOpenReports(since: Millis | null): LiveAnswer<FiledReport> {
  const follow = useCallback<Follow<DeskRemote, FiledReport>>(
    (remote, observer) => remote.watchOpenReports(since, observer),
    [since],
  );
  return useLiveQuestion(loadDesk, follow, `open reports ${since ?? ''}`);
}

/** For admins: the latest decisions. */
export const useDecidedReports = (): LiveAnswer<FiledReport> =>
  useLiveQuestion(loadDesk, followDecided, 'decided reports');

/** For admins: who changed prices, the latest first. */
export const usePriceChanges = (): LiveAnswer<PriceChange> =>
  useLiveQuestion(loadDesk, followPrices, 'prices');

/** For admins: who added fee tables, the latest first. */
export const useFeeTableChanges = (): LiveAnswer<FeeTableChange> =>
  useLiveQuestion(loadDesk, followTables, 'fee tables');

/** For admins: the statistics of a period, live. */
export function useStatistics({ from, to }: Period): LiveAnswer<DayStatistics> {
  const follow = useCallback<Follow<DeskRemote, DayStatistics>>(
    (remote, observer) => remote.watchStatistics({ from, to }, observer),
    [from, to],
  );
  return useLiveQuestion(loadDesk, follow, `statistics ${from} ${to}`);
}
