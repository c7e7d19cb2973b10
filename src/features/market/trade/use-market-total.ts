import { useEffect, useState } from 'react';
import { questionKey, type MarketQuestion, type MarketTotal } from '#domain/market/market-question.ts';
import { catalogueSync } from '#session/page-catalogue.ts';

/** A choice is often followed by another: only one that stays this long is asked for. */
const SETTLE_MS = 250;
const UNKNOWN: MarketTotal = { kind: 'unknown' };

/** How many listings a question would find, once the server has said so. */
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
  return counted?.key === key ? counted.total : UNKNOWN;
}
