import { useCallback } from 'react';
import type { DeskRemote } from '#data/remote/live/desk-remote.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import type { DayStatistics } from '#documents/desk.ts';
import type { FeeTableChange, PriceChange } from '#domain/gold/desk-change.ts';
import type { DecidedReport, FiledReport } from '#domain/safety/filed-report.ts';
import type { PageEnd } from '#domain/server/page.ts';
import type { Store, StoreChange } from '#domain/store/store.ts';
import type { ClientError } from '#domain/system/client-error.ts';
import type { MemberSearch } from '#domain/system/found-member.ts';
import type { SystemFault, SystemRun } from '#domain/system/system-run.ts';
import type { Period } from '#domain/statistics/period.ts';
import { useLiveQuestion, type Follow, type LiveAnswer } from './use-live-question.ts';
import { loadDesk } from './load-desk.ts';

/** Of what is read page by page, the page behind the end of another; `null` is the first. */
type FollowPage<T> = (remote: DeskRemote, behind: PageEnd | null, observer: LiveObserver<T>) => () => void;

const followOpen: FollowPage<FiledReport> = (remote, ...asked) => remote.watchOpenReports(...asked);
const followDecided: FollowPage<DecidedReport> = (remote, ...asked) => remote.watchDecidedReports(...asked);
const followPrices: FollowPage<PriceChange> = (remote, ...asked) => remote.watchPriceChanges(...asked);
const followTables: FollowPage<FeeTableChange> = (remote, ...asked) => remote.watchFeeTableChanges(...asked);
const followStoreChanges: FollowPage<StoreChange> = (remote, ...asked) => remote.watchStoreChanges(...asked);
const followSearches: FollowPage<MemberSearch> = (remote, ...asked) => remote.watchMemberSearches(...asked);

const followStores: Follow<DeskRemote, Store> = (remote, observer) => remote.watchStores(observer);
const followRuns: Follow<DeskRemote, SystemRun> = (remote, observer) => remote.watchRuns(observer);
const followErrors: Follow<DeskRemote, ClientError> = (remote, observer) =>
  remote.watchClientErrors(observer);
const followFaults: Follow<DeskRemote, SystemFault> = (remote, observer) => remote.watchFaults(observer);

/** For admins: a page of the reports that wait for a decision, longest wait first. */
export const useOpenReports = (behind: PageEnd | null): LiveAnswer<FiledReport> =>
  usePageOf(followOpen, behind, 'open reports');

/** For admins: a page of the latest decisions. */
export const useDecidedReports = (behind: PageEnd | null): LiveAnswer<DecidedReport> =>
  usePageOf(followDecided, behind, 'decided reports');

/** For admins: a page of who changed prices, the latest first. */
export const usePriceChanges = (behind: PageEnd | null): LiveAnswer<PriceChange> =>
  usePageOf(followPrices, behind, 'prices');

/** For admins: a page of who added fee tables, the latest first. */
export const useFeeTableChanges = (behind: PageEnd | null): LiveAnswer<FeeTableChange> =>
  usePageOf(followTables, behind, 'fee tables');

/** For admins: every store. */
export const useDeskStores = (): LiveAnswer<Store> => useLiveQuestion(loadDesk, followStores, 'stores');

/** For admins: a page of who changed stores, the latest first. */
export const useStoreChanges = (behind: PageEnd | null): LiveAnswer<StoreChange> =>
  usePageOf(followStoreChanges, behind, 'store changes');

/** For admins: a page of who has searched for members, the latest first. */
export const useMemberSearches = (behind: PageEnd | null): LiveAnswer<MemberSearch> =>
  usePageOf(followSearches, behind, 'member searches');

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

function usePageOf<T>(followPage: FollowPage<T>, behind: PageEnd | null, key: string): LiveAnswer<T> {
  const follow = useCallback<Follow<DeskRemote, T>>(
    (remote, observer) => followPage(remote, behind, observer),
    [followPage, behind],
  );
  return useLiveQuestion(loadDesk, follow, `${key} ${behind?.id ?? ''}`);
}
