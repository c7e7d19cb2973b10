import { syncedAt } from '#data/local/queries/cursor-queries.ts';
import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import type { Live } from '#session/use-live.ts';
import { useKeptFresh, useRefresh } from '#session/use-refresh.ts';
import { targetKey } from '#sync/catalogue/refresh-target.ts';

export interface GoldToday {
  /** The last price in force; `null` where none is on this device. */
  readonly price: GoldPrice | null;
  /** There may be one, but nobody has answered yet. */
  readonly isPending: boolean;
}

type Answer = GoldPrice | 'unasked' | null;

const kept = keptAnswer<Answer>();

export function useGoldToday(): GoldToday {
  const { failed } = useRefresh({ kind: 'gold_prices' });
  const live = useAnswer();
  if (live.kind !== 'ready') return { price: null, isPending: live.kind === 'loading' };
  const price = live.value;
  return price === 'unasked' ? { price: null, isPending: failed === null } : { price, isPending: false };
}

/** The price alone, for lists: whether there may be one yet is nothing that they show. */
export function useGoldPrice(): GoldPrice | null {
  useKeptFresh({ kind: 'gold_prices' });
  const live = useAnswer();
  return live.kind === 'ready' && live.value !== 'unasked' ? live.value : null;
}

function useAnswer(): Live<Answer> {
  const today = seoulDate(useNow());
  // In one reading: the server's answer is known here a moment before what it has brought.
  // Until it is known whether the new day has one of its own, a list goes on standing by the old one.
  return useLasting(
    useCatalogue(
      (db) =>
        db.transaction('r', [db.goldPrices, db.cursors], async () => {
          const price = await goldPriceOn(db, today);
          if (price) return price;
          return (await syncedAt(db, targetKey({ kind: 'gold_prices' }))) === null ? 'unasked' : null;
        }),
      [today],
      kept,
    ),
  );
}
