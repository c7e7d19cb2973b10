import { useEffect, useState } from 'react';
import { productsOfSeller } from '#data/local/queries/product-queries.ts';
import { questionKey, type MarketQuestion, type MarketTotal } from '#domain/market/market-question.ts';
import { foundAmong } from '#domain/market/search-listings.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { keyOf } from './use-on-device.ts';

/** A choice is often followed by another: only one that stays this long is asked for. */
const SETTLE_MS = 250;
const UNKNOWN: MarketTotal = { kind: 'unknown' };

/**
 * How many listings a question would find, once the server has said so. It counts what somebody blocked
 * offers, too: what this device knows of that is left out.
 */
export function useMarketTotal(question: MarketQuestion): MarketTotal {
  const key = questionKey(question);
  const [counted, setCounted] = useState<{ readonly key: string; readonly total: MarketTotal } | null>(null);
  const [same, setSame] = useState(question);
  if (questionKey(same) !== key) setSame(question);
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      catalogueSync.marketTotal(same).then(
        (total) => isLeft || setCounted({ key, total }),
        (error: unknown) => console.warn('a choice was not counted', error),
      );
    }, SETTLE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [key, same]);
  const blocked = useUnblocked(
    async (db, hidden) => {
      const offers = await Promise.all(
        [...hidden].map((uid) => productsOfSeller(db, uid, { withHidden: false })),
      );
      return foundAmong(offers.flat(), same, keyOf).length;
    },
    [key, same],
  );
  if (counted?.key !== key || blocked.kind === 'loading') return UNKNOWN;
  const { total } = counted;
  if (total.kind !== 'whole' || blocked.kind === 'failed') return total;
  return { ...total, count: Math.max(0, total.count - blocked.value) };
}
