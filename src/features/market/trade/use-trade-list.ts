import { useCallback, useEffect, useMemo, useState } from 'react';
import { productsByIds } from '#data/local/queries/product-queries.ts';
import { seenProducts } from '#data/local/queries/seen-queries.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { pricePositionOf } from '#domain/gold/price-position.ts';
import { questionKey, type MarketTotal } from '#domain/market/market-question.ts';
import { foundAmong, keysBy } from '#domain/market/search-listings.ts';
import { isByLowPrice } from '#domain/product/product-filter.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useConnection } from '#session/use-connection.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { searchWordsOf } from '../listing/listing-facts.ts';
import type { TradeQuery } from '#domain/market/trade-search.ts';
import { madeAhead } from './keys-ahead.ts';
import { useMarketList, type FollowedList } from './use-market-list.ts';

/** One for as long as the page lives: it keeps what each listing is found by. */
const keyOf = keysBy(searchWordsOf);
const NOTHING: readonly Product[] = [];
/** Thousands, which take a phone longer to read than to draw again. */
const kept = keptAnswer<{ readonly products: readonly Product[]; readonly at: Millis | null } | null>(
  () => false,
);

/** What /trade shows of its question. */
export type TradeList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The server's answer, as far as it was read; `isDrawn` once its last page is among the rows. */
  | ({ readonly kind: 'server'; readonly total: MarketTotal; readonly isDrawn: boolean } & Rows)
  /** What this device found among so many listings of its own, last read at `at`. */
  | ({ readonly kind: 'device'; readonly among: number; readonly at: Millis | null } & Rows);

interface Rows {
  readonly products: readonly Product[];
  /** How many of what was found ask for so little that they stand last, behind the end of the market. */
  readonly suspects: number;
}

/** What tells whether a listing asks for too little. */
export interface Today {
  readonly gold: GoldPrice | null;
  readonly now: Millis;
}

export function useTradeList(query: TradeQuery, today: Today): readonly [TradeList, FollowedList] {
  const followed = useMarketList(query);
  const { state } = followed;
  const { kind } = useConnection();
  const isWithoutServer = !state.isAnswered && (state.failed === 'offline' || kind === 'offline');
  const answered = useAnswered(query, isWithoutServer ? null : state.shown);
  const isSuspect = useSuspicion(today);
  const onDevice = useOnDevice(query, isWithoutServer, isSuspect);
  return [listOf(), followed];

  function listOf(): TradeList {
    if (isWithoutServer) return onDevice;
    if (answered === 'failed') return { kind: 'failed' };
    const rows = answered?.rows ?? [];
    if (answered !== null && state.shown !== null && (rows.length > 0 || state.isAnswered)) {
      const isWhole = state.shown.next === null;
      return {
        kind: 'server',
        total: totalOf(state.shown),
        isDrawn: answered.isWhole,
        ...suspectsLast(rows, query, isSuspect, isWhole),
      };
    }
    return state.failed === null || state.asking !== 'nothing' ? { kind: 'loading' } : { kind: 'failed' };
  }
}

/**
 * By low price those that have to be looked into first would lead: they wait until everything else has been
 * shown. The server knows no price of today's gold, so it gives them with the others.
 */
function suspectsLast(
  products: readonly Product[],
  { sort }: TradeQuery,
  isSuspect: (product: Product) => boolean,
  isWhole: boolean,
): Rows {
  if (!isByLowPrice(sort)) return { products, suspects: 0 };
  const suspects = products.filter(isSuspect);
  if (suspects.length === 0) return { products, suspects: 0 };
  const others = products.filter((product) => !isSuspect(product));
  return { products: isWhole ? [...others, ...suspects] : others, suspects: suspects.length };
}

type Shown = NonNullable<FollowedList['state']['shown']>;

/** At its end the list itself says how many there are; before that, at least those that it has. */
function totalOf({ ids, next, count }: Shown): MarketTotal {
  if (next === null) return { kind: 'whole', count: ids.length };
  return count.kind === 'unknown' ? { kind: 'at_least', count: ids.length } : count;
}

interface Answered {
  readonly rows: readonly Product[];
  /** The last page is among them. */
  readonly isWhole: boolean;
}

/** The listings of an answer, from the disk; while a further page is read, those before it stay. */
function useAnswered(query: TradeQuery, shown: Shown | null): Answered | null | 'failed' {
  const ids = shown?.ids ?? null;
  const live = useUnblocked(
    async (db, hidden) =>
      ids === null ? null : (await productsByIds(db, ids)).filter(({ sellerId }) => !hidden.has(sellerId)),
    [ids],
  );
  const key = questionKey(query);
  const [kept, keep] = useState<{ readonly key: string; readonly products: readonly Product[] } | null>(null);
  const now = live.kind === 'ready' ? live.value : null;
  if (now !== null && (kept?.key !== key || kept.products !== now)) keep({ key, products: now });
  if (live.kind === 'failed') return 'failed';
  if (now !== null) return { rows: now, isWhole: true };
  return kept?.key === key && ids !== null ? { rows: kept.products, isWhole: false } : null;
}

/** What this device finds by itself. */
function useOnDevice(
  query: TradeQuery,
  isWanted: boolean,
  isSuspect: (product: Product) => boolean,
): TradeList {
  const live = useUnblocked(
    async (db, hidden) => {
      if (!isWanted) return null;
      const { products, at } = await seenProducts(db);
      return { products: products.filter(({ sellerId }) => !hidden.has(sellerId)), at };
    },
    [isWanted],
    kept,
  );
  const seen = live.kind === 'ready' ? live.value : null;
  const products = seen?.products ?? NOTHING;
  useEffect(() => madeAhead(products, keyOf), [products]);
  const found = useMemo(() => foundAmong(products, query, keyOf), [products, query]);
  if (live.kind === 'failed') return { kind: 'failed' };
  if (seen === null) return { kind: 'loading' };
  return {
    kind: 'device',
    among: products.length,
    at: seen.at,
    ...suspectsLast(found, query, isSuspect, true),
  };
}

/** Whether a listing asks for so little that it has to be looked into first. */
function useSuspicion({ gold, now }: Today): (product: Product) => boolean {
  return useCallback((product) => pricePositionOf(product, gold, now).kind === 'low', [gold, now]);
}
