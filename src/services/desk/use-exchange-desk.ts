import { useCallback, useMemo } from 'react';
import type { DeskRemote } from '#data/remote/live/desk-remote.ts';
import type { ExchangeLogEntry } from '#domain/exchange/exchange-event.ts';
import { numberQuestions } from '#domain/exchange/exchange-search.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { ExchangeId } from '#domain/ids.ts';
import type { PageEnd } from '#domain/server/page.ts';
import { DAY_MS, seoulDayNumber, startOfSeoulDay } from '#domain/time/seoul.ts';
import { millis, type Millis } from '#domain/units.ts';
import { useLiveQuestion, type Follow, type LiveAnswer } from './use-live-question.ts';
import { loadDesk } from './load-desk.ts';

type FollowExchanges = Follow<DeskRemote, GoldExchange>;

/** For admins: a page of what occupies the desk, the longest wait first. */
export function useOpenExchanges(behind: PageEnd | null): LiveAnswer<GoldExchange> {
  const follow = useCallback<FollowExchanges>(
    (remote, observer) => remote.watchOpenExchanges(behind, observer),
    [behind],
  );
  return useLiveQuestion(loadDesk, follow, `open exchanges ${behind?.id ?? ''}`);
}

/** For admins: a page of what the desk has done with, the last first. */
export function useClosedExchanges(behind: PageEnd | null): LiveAnswer<GoldExchange> {
  const follow = useCallback<FollowExchanges>(
    (remote, observer) => remote.watchClosedExchanges(behind, observer),
    [behind],
  );
  return useLiveQuestion(loadDesk, follow, `closed exchanges ${behind?.id ?? ''}`);
}

/** For admins: a page of the visits of the Seoul day of `now`, however many exchanges wait. */
export function useVisitsToday(now: Millis, behind: PageEnd | null): LiveAnswer<GoldExchange> {
  const day = seoulDayNumber(now);
  const follow = useCallback<FollowExchanges>(
    (remote, observer) => {
      const first = startOfSeoulDay(day);
      return remote.watchVisits(first, millis(first + DAY_MS - 1), behind, observer);
    },
    [day, behind],
  );
  return useLiveQuestion(loadDesk, follow, `visits ${day} ${behind?.id ?? ''}`);
}

/** For admins: one exchange, however old. */
export function useExchange(id: ExchangeId): LiveAnswer<GoldExchange> {
  const follow = useCallback<FollowExchanges>((remote, observer) => remote.watchExchange(id, observer), [id]);
  return useLiveQuestion(loadDesk, follow, `exchange ${id}`);
}

/**
 * For admins: what carries the searched number. Only for words of which {@link numberQuestions} makes
 * something.
 */
export function useExchangesByNumber(words: string): LiveAnswer<GoldExchange> {
  const questions = useMemo(() => numberQuestions(words), [words]);
  const follow = useCallback<FollowExchanges>(
    (remote, observer) => remote.watchExchangesByNumber(questions, observer),
    [questions],
  );
  return useLiveQuestion(loadDesk, follow, `numbers ${words}`);
}

/** For admins: an exchange's log, oldest first. */
export function useExchangeLog(id: ExchangeId): LiveAnswer<ExchangeLogEntry> {
  const follow = useCallback<Follow<DeskRemote, ExchangeLogEntry>>(
    (remote, observer) => remote.watchExchangeLog(id, observer),
    [id],
  );
  return useLiveQuestion(loadDesk, follow, `log of ${id}`);
}
