import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { useRefresh } from '#session/use-refresh.ts';
import type { FavoriteItem } from './use-favorites.ts';

/** One question brings no more. */
const AT_ONCE = 60;
/** How far below the screen a row may be when its listing is asked for, in CSS pixels. */
const AHEAD_PX = 1_200;

export interface MissingListings {
  /** The first that this device lacks; `null` where it lacks none. */
  readonly first: ProductId | null;
  /** For the row of that one. */
  readonly row: RefObject<HTMLLIElement | null>;
  /** Those that the server is being asked for. */
  readonly asked: ReadonlySet<ProductId>;
}

/**
 * Asks for the marked listings that this device lacks, a page of them as their rows come near the screen: a new
 * device has none, and of two thousand one question brings few. Nothing while `isPaused`.
 */
export function useMissingListings(items: readonly FavoriteItem[], isPaused: boolean): MissingListings {
  const missing = isPaused ? [] : items.filter(({ product, isGone }) => product === null && !isGone);
  const first = missing[0]?.productId ?? null;
  const row = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState<ProductId | null>(null);
  useEffect(() => {
    if (first === null || !row.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(first);
      },
      { rootMargin: `0px 0px ${AHEAD_PX}px 0px` },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [first]);
  const page = near === first ? missing.slice(0, AT_ONCE).map(({ productId }) => productId) : [];
  const { isRefreshing } = useRefresh(page.length === 0 ? null : { kind: 'missing_products', ids: page });
  return { first, row, asked: new Set(isRefreshing ? page : []) };
}
