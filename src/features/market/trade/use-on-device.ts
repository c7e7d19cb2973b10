import { useEffect, useMemo, useState } from 'react';
import { newestSeen, seenProducts, type NewestSeen, type Seen } from '#data/local/queries/seen-queries.ts';
import { whenQuiet } from '#device/first-screen.ts';
import { questionKey } from '#domain/market/market-question.ts';
import { foundAmong, keysBy } from '#domain/market/search-listings.ts';
import { DEFAULT_SORT, type TradeQuery } from '#domain/market/trade-search.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { searchWordsOf } from '../listing/listing-facts.ts';
import { madeAhead } from './keys-ahead.ts';
import { suspectsLast, type Rows } from './suspects-last.ts';
import type { FormerPlace } from './use-former-place.ts';

/** One for as long as the page lives: it keeps what each listing is found by. */
export const keyOf = keysBy(searchWordsOf);
/** What a search mostly looks at of it is made. */
function readiedKeyOf(product: Product): unknown {
  const { chosung, body } = keyOf(product);
  return [chosung, body];
}
const NOTHING: readonly Product[] = [];
const UNASKED = { nothing: null };
const PLAIN_KEY = questionKey({ term: '', filter: NO_FILTER, sort: DEFAULT_SORT });
/** More than a large screen shows before anybody scrolls. */
const NEWEST_FIRST = 24;
/** Thousands, which take a phone longer to read than to draw again. */
const kept = keptAnswer<Seen | null>(() => false);

/** What this device found among so many listings of its own, last read at `at`. */
export interface FoundOnDevice extends Rows {
  readonly kind: 'device';
  readonly found: number;
  readonly among: number;
  readonly at: Millis | null;
}

/**
 * What this device finds by itself. The newest of everything, which is what /trade opens with, are read by index
 * and shown before all of it has been read.
 */
export function useOnDevice(
  query: TradeQuery,
  isWanted: boolean,
  { isFromTop }: Pick<FormerPlace, 'isFromTop'>,
  isSuspect: (product: Product) => boolean,
): FoundOnDevice | { readonly kind: 'loading' } | { readonly kind: 'failed' } {
  const isPlain = isFromTop && questionKey(query) === PLAIN_KEY;
  // What is kept of all is there sooner than the newest are read.
  const [mayReadAll, setMayReadAll] = useState(() => kept.isThere());
  const readsAll = isWanted && (mayReadAll || !isPlain);
  const whole = useUnblocked<Seen | null>(
    readsAll ? async (db, hidden) => seenProducts(db, hidden) : UNASKED,
    [readsAll],
    readsAll ? kept : undefined,
  );
  const all = whole.kind === 'ready' ? whole.value : null;

  const readsNewest = isWanted && isPlain && all === null;
  const some = useUnblocked<NewestSeen | null>(
    readsNewest ? async (db, hidden) => newestSeen(db, hidden, NEWEST_FIRST) : UNASKED,
    [readsNewest],
  );
  const newest = some.kind === 'ready' ? some.value : null;
  const areNewestThere = newest !== null || some.kind === 'failed';
  useEffect(() => {
    if (areNewestThere) whenQuiet(() => setMayReadAll(true));
  }, [areNewestThere]);

  const products = all?.products ?? NOTHING;
  useEffect(() => madeAhead(products, readiedKeyOf), [products]);
  const found = useMemo(() => foundAmong(products, query, keyOf), [products, query]);
  if (whole.kind === 'failed') return { kind: 'failed' };
  if (all !== null) {
    return {
      kind: 'device',
      found: found.length,
      among: products.length,
      at: all.at,
      ...suspectsLast(found, query, isSuspect, true),
    };
  }
  if (newest === null || !isPlain) return { kind: 'loading' };
  // Everything is found; whether a few of it are hidden is known once all has been read.
  return { kind: 'device', found: newest.among, suspects: 0, ...newest };
}
