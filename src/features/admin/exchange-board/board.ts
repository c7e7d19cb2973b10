import type { ExchangeStatus, GoldExchange } from '#domain/exchange/exchange.ts';
import type { StoreId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';

const HOUR_MS = 60 * 60_000;
/** A request should be answered within a working day. */
export const WAIT_WARNING_MS = 24 * HOUR_MS;

/** A column for each state. */
export type Board = Readonly<Record<ExchangeStatus, readonly GoldExchange[]>>;

/** The desk's columns: what waits longest first, visits by their time, and what has ended newest first. */
export function boardOf(exchanges: readonly GoldExchange[]): Board {
  const inColumn = (column: ExchangeStatus) => exchanges.filter(({ status }) => status === column);
  return {
    requested: inColumn('requested').toSorted((a, b) => a.createdAt - b.createdAt),
    scheduled: inColumn('scheduled').toSorted(byVisit),
    in_progress: inColumn('in_progress').toSorted((a, b) => a.updatedAt - b.updatedAt),
    completed: inColumn('completed').toSorted(byEnd),
    cancelled: inColumn('cancelled').toSorted(byEnd),
    rejected: inColumn('rejected').toSorted(byEnd),
  };
}

export type Warning =
  | { readonly kind: 'waiting'; readonly hours: number }
  /** The visit's time has passed and nobody has begun. */
  | { readonly kind: 'overdue' };

/** Why an exchange wants attention, or `null`. */
export function warningOf(exchange: GoldExchange, now: Millis): Warning | null {
  const waitedMs = now - exchange.createdAt;
  if (exchange.status === 'requested' && waitedMs >= WAIT_WARNING_MS) {
    return { kind: 'waiting', hours: Math.floor(waitedMs / HOUR_MS) };
  }
  const isLate = exchange.scheduledAt !== null && exchange.scheduledAt + HOUR_MS < now;
  return exchange.status === 'scheduled' && isLate ? { kind: 'overdue' } : null;
}

/** Those with the searched words in their number, phone (with or without hyphens), receipt or store. */
export function searchExchanges(
  exchanges: readonly GoldExchange[],
  words: string,
  storeNames: ReadonlyMap<StoreId, string>,
): readonly GoldExchange[] {
  const wanted = plain(words);
  if (wanted === '') return exchanges;
  return exchanges.filter(({ requestNo, contactPhone, receiptNo, storeId }) =>
    [requestNo, contactPhone, receiptNo ?? '', storeNames.get(storeId) ?? ''].some((text) =>
      plain(text).includes(wanted),
    ),
  );
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');

const byEnd = (a: GoldExchange, b: GoldExchange): number => b.updatedAt - a.updatedAt;

const byVisit = (a: GoldExchange, b: GoldExchange): number =>
  (a.scheduledAt ?? a.createdAt) - (b.scheduledAt ?? b.createdAt);
