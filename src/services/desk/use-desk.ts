import { useCallback } from 'react';
import type { DeskRemote } from '#data/remote/live/desk-remote.ts';
import type { DayStatistics } from '#documents/desk.ts';
import type { FeeTableChange, PriceChange } from '#domain/gold/desk-change.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import type { PageEnd } from '#domain/server/page.ts';
import type { Store, StoreChange } from '#domain/store/store.ts';
import type { ClientError } from '#domain/system/client-error.ts';
import type { MemberSearch } from '#domain/system/found-member.ts';
import type { SystemFault, SystemRun } from '#domain/system/system-run.ts';
import type { Period } from '#domain/statistics/period.ts';
import { useLiveQuestion, type Follow, type LiveAnswer } from './use-live-question.ts';
import { loadDesk } from './load-desk.ts';

const followDecided: Follow<DeskRemote, FiledReport> = (remote, observer) =>
  remote.watchDecidedReports(observer);
const followPrices: Follow<DeskRemote, PriceChange> = (remote, observer) =>
  remote.watchPriceChanges(observer);
const followTables: Follow<DeskRemote, FeeTableChange> = (remote, observer) =>
  remote.watchFeeTableChanges(observer);

const followStores: Follow<DeskRemote, Store> = (remote, observer) => remote.watchStores(observer);
const followStoreChanges: Follow<DeskRemote, StoreChange> = (remote, observer) =>
  remote.watchStoreChanges(observer);

const followSearches: Follow<DeskRemote, MemberSearch> = (remote, observer) =>
  remote.watchMemberSearches(observer);
const followRuns: Follow<DeskRemote, SystemRun> = (remote, observer) => remote.watchRuns(observer);
const followErrors: Follow<DeskRemote, ClientError> = (remote, observer) =>
  remote.watchClientErrors(observer);
const followFaults: Follow<DeskRemote, SystemFault> = (remote, observer) => remote.watchFaults(observer);

/** For admins: a page of the reports that wait for a decision, longest wait first. */
export function useOpenReports(behind: PageEnd | null): LiveAnswer<FiledReport> {
  const follow = useCallback<Follow<DeskRemote, FiledReport>>(
    (remote, observer) => remote.watchOpenReports(behind, observer),
    [behind],
  );
  return useLiveQuestion(loadDesk, follow, `open reports ${behind?.id ?? ''}`);
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

/** For admins: every store. */
export const useDeskStores = (): LiveAnswer<Store> => useLiveQuestion(loadDesk, followStores, 'stores');

/** For admins: who changed stores, the latest first. */
export const useStoreChanges = (): LiveAnswer<StoreChange> =>
  useLiveQuestion(loadDesk, followStoreChanges, 'store changes');

/** For admins: who has searched for members, the latest first. */
export const useMemberSearches = (): LiveAnswer<MemberSearch> =>
  useLiveQuestion(loadDesk, followSearches, 'member searches');

/** For admins: what is done by the clock. */
export const useSystemRuns = (): LiveAnswer<SystemRun> => useLiveQuestion(loadDesk, followRuns, 'runs');

/** For admins: functions that have failed, the latest first. */
export const useSystemFaults = (): LiveAnswer<SystemFault> =>
  useLiveQuestion(loadDesk, followFaults, 'faults');

/** For admins: errors of the app that nobody has seen to, the latest first. */
export const useClientErrors = (): LiveAnswer<ClientError> =>
  useLiveQuestion(loadDesk, followErrors, 'client errors');

/** For admins: the statistics of a period, live. */
export function useStatistics({ from, to }: Period): LiveAnswer<DayStatistics> {
  const follow = useCallback<Follow<DeskRemote, DayStatistics>>(
    (remote, observer) => remote.watchStatistics({ from, to }, observer),
    [from, to],
  );
  return useLiveQuestion(loadDesk, follow, `statistics ${from} ${to}`);
}
