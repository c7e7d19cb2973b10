import { useCallback } from 'react';
import type { DeskRemote } from '#data/remote/live/desk-remote.ts';
import type { DayStatistics } from '#documents/desk.ts';
import type { FeeTableChange, PriceChange } from '#domain/gold/desk-change.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import type { Period } from '#domain/statistics/period.ts';
import type { Millis } from '#domain/units.ts';
import { useFollowed, type Follow, type Followed } from './use-followed.ts';
import { loadDesk } from './load-desk.ts';

const followDecided: Follow<DeskRemote, FiledReport> = (remote, observer) =>
  remote.watchDecidedReports(observer);
const followPrices: Follow<DeskRemote, PriceChange> = (remote, observer) =>
  remote.watchPriceChanges(observer);
const followTables: Follow<DeskRemote, FeeTableChange> = (remote, observer) =>
  remote.watchFeeTableChanges(observer);

/** For admins: a page of the reports that wait for a decision, longest wait first. */
export function useOpenReports(since: Millis | null): Followed<FiledReport> {
  const follow = useCallback<Follow<DeskRemote, FiledReport>>(
    (remote, observer) => remote.watchOpenReports(since, observer),
    [since],
  );
  return useFollowed(loadDesk, follow, `open reports ${since ?? ''}`);
}

/** For admins: the latest decisions. */
export const useDecidedReports = (): Followed<FiledReport> =>
  useFollowed(loadDesk, followDecided, 'decided reports');

/** For admins: who changed prices, the latest first. */
export const usePriceChanges = (): Followed<PriceChange> => useFollowed(loadDesk, followPrices, 'prices');

/** For admins: who added fee tables, the latest first. */
export const useFeeTableChanges = (): Followed<FeeTableChange> =>
  useFollowed(loadDesk, followTables, 'fee tables');

/** For admins: the statistics of a period, live. */
export function useStatistics({ from, to }: Period): Followed<DayStatistics> {
  const follow = useCallback<Follow<DeskRemote, DayStatistics>>(
    (remote, observer) => remote.watchStatistics({ from, to }, observer),
    [from, to],
  );
  return useFollowed(loadDesk, follow, `statistics ${from} ${to}`);
}
