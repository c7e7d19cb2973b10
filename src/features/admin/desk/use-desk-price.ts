import { syncedAt } from '#data/local/queries/cursor-queries.ts';
import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import type { Live } from '#session/use-live.ts';
import { targetKey } from '#sync/catalogue/refresh-target.ts';

const PRICES = targetKey({ kind: 'gold_prices' });

/**
 * What the app shows as the price of `today`: `null` where there is none, `unread` where nobody has answered this
 * device yet. At midnight that of the day before stands until the new day is read.
 */
export const useDeskPrice = (today: string): Live<GoldPrice | 'unread' | null> =>
  useLasting(
    useCatalogue(
      async (db) => {
        const price = await goldPriceOn(db, today);
        return price ?? ((await syncedAt(db, PRICES)) === null ? 'unread' : null);
      },
      [today],
    ),
  );
