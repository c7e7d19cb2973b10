import { useElementScrollRestoration } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';

/**
 * Where a list stood when it was left, for the first of its pictures that asks. It is looked up before anything is drawn:
 * what stands there until the list comes is shorter, and the router would remember that instead.
 * @param key names the list
 */
export function useFormerPlace(key: string): () => number {
  const entry = useElementScrollRestoration({ getElement: () => window });
  const [kept, keep] = useState({ key, at: entry?.scrollY ?? 0 });
  if (kept.key !== key) keep({ key, at: entry?.scrollY ?? 0 });
  const taken = useRef<string | null>(null);
  return useCallback(() => {
    if (taken.current === kept.key) return 0;
    taken.current = kept.key;
    return kept.at;
  }, [kept]);
}
