import { useElementScrollRestoration } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';

export interface FormerPlace {
  /** Names the list. */
  readonly key: string;
  /**
   * Where the list stood when it was left, in CSS pixels, for the first of its pictures that asks; 0 for all
   * others.
   */
  readonly take: () => number;
  /** It stood at its top, or was never left. */
  readonly isFromTop: boolean;
}

/**
 * Where a list stood when it was left. It is looked up before anything is drawn: what stands there until the
 * list comes is shorter, and the router would remember that instead.
 * @param key names the list
 */
export function useFormerPlace(key: string): FormerPlace {
  const entry = useElementScrollRestoration({ getElement: () => window });
  const [kept, keep] = useState({ key, at: entry?.scrollY ?? 0 });
  if (kept.key !== key) keep({ key, at: entry?.scrollY ?? 0 });
  const taken = useRef<string | null>(null);
  const take = useCallback(() => {
    if (taken.current === kept.key) return 0;
    taken.current = kept.key;
    return kept.at;
  }, [kept]);
  const isFromTop = kept.at === 0;
  return useMemo(() => ({ key, take, isFromTop }), [key, take, isFromTop]);
}
