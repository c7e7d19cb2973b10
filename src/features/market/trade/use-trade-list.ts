import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { productsByIds } from '#data/local/queries/product-queries.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { pricePositionOf } from '#domain/gold/price-position.ts';
import { questionKey, type MarketTotal } from '#domain/market/market-question.ts';
import type { TradeQuery } from '#domain/market/trade-search.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { answersOnTheirWay } from '#session/live-answers.ts';
import { useConnection } from '#session/use-connection.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { suspectsLast, type Rows } from './suspects-last.ts';
import type { FormerPlace } from './use-former-place.ts';
import { totalShown } from './total-words.ts';
import { useMarketList, type FollowedList } from './use-market-list.ts';
import { useOnDevice, type FoundOnDevice } from './use-on-device.ts';

/** What /trade shows of its question. */
export type TradeList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The server's answer, as far as it was read; `isDrawn` once its last page is among the rows. */
  | ({ readonly kind: 'server'; readonly total: MarketTotal; readonly isDrawn: boolean } & Rows)
  | FoundOnDevice;

/** What tells whether a listing asks for too little. */
export interface Today {
  readonly gold: GoldPrice | null;
  readonly now: Millis;
}

export function useTradeList(
  query: TradeQuery,
  today: Today,
  place: Pick<FormerPlace, 'isFromTop'>,
): readonly [TradeList, FollowedList] {
  const followed = useMarketList(query, useConnection().kind === 'offline');
  const { state } = followed;
  const isWithoutServer = !state.isAnswered && state.failed === 'offline';
  const answered = useAnswered(query, isWithoutServer ? null : state.shown);
  const rows = answered === 'failed' ? [] : (answered?.rows ?? []);
  // An answer with the same listings is no new question, and this device may have given them up meanwhile.
  const isBlank = state.isAnswered && rows.length === 0 && state.shown?.ids.length !== 0;
  const isRead = useIsRead(isBlank ? state.shown : null);
  const isSuspect = useSuspicion(today);
  const onDevice = useOnDevice(query, isWithoutServer, place, isSuspect);
  return [listOf(), followed];

  function listOf(): TradeList {
    if (isWithoutServer) return onDevice;
    if (answered === 'failed') return { kind: 'failed' };
    // Where nothing stood, what the server has found is not nothing before it is read.
    const isKnown =
      rows.length > 0 || (state.isAnswered && answered?.isWhole === true && (!isBlank || isRead));
    if (answered !== null && state.shown !== null && isKnown) {
      const isWhole = state.shown.next === null;
      return {
        kind: 'server',
        total: totalShown(state.shown, answered.isWhole ? rows.length : null),
        isDrawn: answered.isWhole,
        ...suspectsLast(rows, query, isSuspect, isWhole),
      };
    }
    const isComing = state.failed === null || state.asking !== 'nothing' || state.isAnswered;
    return isComing ? { kind: 'loading' } : { kind: 'failed' };
  }
}

type Shown = NonNullable<FollowedList['state']['shown']>;

interface Answered {
  readonly rows: readonly Product[];
  /** The last page is among them. */
  readonly isWhole: boolean;
}

/** Of the answer that was looked at last. */
const keptRows = keptAnswer<readonly Product[] | null>();

/** The listings of an answer, from the disk; while a further page is read, those before it stay. */
function useAnswered(query: TradeQuery, shown: Shown | null): Answered | null | 'failed' {
  const ids = shown?.ids ?? null;
  const live = useUnblocked<readonly Product[] | null>(
    ids === null
      ? { nothing: null }
      : async (db, hidden) => (await productsByIds(db, ids)).filter(({ sellerId }) => !hidden.has(sellerId)),
    // Another answer with the same listings is no new question.
    [ids?.join(' ')],
    keptRows,
  );
  const key = questionKey(query);
  const [former, keep] = useState<{ readonly key: string; readonly products: readonly Product[] } | null>(
    null,
  );
  const now = live.kind === 'ready' ? live.value : null;
  if (now !== null && (former?.key !== key || former.products !== now)) keep({ key, products: now });
  if (live.kind === 'failed') return 'failed';
  if (now !== null) return { rows: now, isWhole: true };
  return former?.key === key && ids !== null ? { rows: former.products, isWhole: false } : null;
}

/** Whether all that was on its way from the disk when this was answered is drawn. */
function useIsRead(shown: Shown | null): boolean {
  const [read, setRead] = useState<Shown | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    let isLeft = false;
    void answersOnTheirWay().then(() => {
      if (!isLeft) setRead(shown);
    });
    return () => {
      isLeft = true;
    };
  }, [shown]);
  return useDeferredValue(read) === shown;
}

/** Whether a listing asks for so little that it has to be looked into first. */
function useSuspicion({ gold, now }: Today): (product: Product) => boolean {
  return useCallback((product) => pricePositionOf(product, gold, now).kind === 'low', [gold, now]);
}
