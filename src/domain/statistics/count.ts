import type { ExchangeItem, ExchangeStatus, GoldExchange } from '../exchange/exchange.ts';
import type { Order } from '../order/order.ts';
import { seoulDate } from '../time/seoul.ts';
import { milligrams, type Millis } from '../units.ts';
import { exchangedKey, NO_TALLIES, sumOf, tradedKey, type Tallies, type TallyKey } from './tally.ts';

/*
 * What each document adds to the statistics, as it stands. The server adds the difference between what a
 * document was counted as and what it counts as now; a recount adds all of them up. Both ask these functions,
 * so both agree.
 */

/** A member, on the day of joining. */
export const countAccount = (createdAt: Millis): Tallies => on(createdAt, { users: 1 });

/** A listing, on the day it was put up. */
export const countListing = (createdAt: Millis): Tallies => on(createdAt, { listings: 1 });

/** A deal counts once it is completed, on that day. */
export function countOrder({
  status,
  completedAt,
  agreedPrice,
  snapshot,
}: Pick<Order, 'status' | 'completedAt' | 'agreedPrice'> & {
  readonly snapshot: Pick<Order['snapshot'], 'purity' | 'weight'>;
}): Tallies {
  if (status !== 'completed' || completedAt === null) return NO_TALLIES;
  return on(completedAt, {
    trades: 1,
    tradeWon: agreedPrice,
    [tradedKey(snapshot.purity)]: snapshot.weight,
  });
}

export type CountedExchange = Pick<GoldExchange, 'history' | 'measured' | 'final'>;

/** An exchange: its way on the day it was asked for, what it came to on the day it was completed. */
export function countExchange(exchange: CountedExchange): Tallies {
  const requestedAt = firstAt(exchange, 'requested');
  if (requestedAt === null) return NO_TALLIES;
  const reached = (status: ExchangeStatus): number => (firstAt(exchange, status) === null ? 0 : 1);
  const way = on(requestedAt, {
    asked: 1,
    askedScheduled: reached('scheduled'),
    askedStarted: reached('in_progress'),
    askedCompleted: reached('completed'),
    askedCancelled: reached('cancelled'),
    askedRejected: reached('rejected'),
  });
  const completedAt = firstAt(exchange, 'completed');
  return completedAt === null ? way : sumOf([way, countCompletion(exchange, requestedAt, completedAt)]);
}

function countCompletion(
  { measured, final }: CountedExchange,
  requestedAt: Millis,
  completedAt: Millis,
): Tallies {
  return sumOf([
    on(completedAt, {
      completed: 1,
      leadMinutes: Math.max(0, Math.floor((completedAt - requestedAt) / 60_000)),
      fineGoldMg: final?.fineGold ?? 0,
      feeWon: final?.fee ?? 0,
    }),
    ...(measured ?? []).map((item) => on(completedAt, { [exchangedKey(item.purity)]: weightOf(item) })),
  ]);
}

/** When an exchange first was in a state: a visit that is moved is still one visit. */
function firstAt({ history }: CountedExchange, status: ExchangeStatus): Millis | null {
  const times = history.filter(({ to }) => to === status).map(({ at }) => at);
  return times.length === 0 ? null : times.reduce((first, at) => (at < first ? at : first));
}

const weightOf = ({ weight, count }: ExchangeItem): number => milligrams(weight * count);

const on = (at: Millis, tally: Partial<Record<TallyKey, number>>): Tallies =>
  sumOf([new Map([[seoulDate(at), tally]])]);
