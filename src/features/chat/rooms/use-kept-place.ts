import { useElementScrollRestoration } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/**
 * Takes the page, once, back to where it stood when it was left. Whoever draws the rows calls it: the router
 * does so while they are still being read, and the page is too short.
 */
export function useKeptPlace(): () => void {
  const entry = useElementScrollRestoration({ getElement: () => window });
  const former = useRef(entry?.scrollY ?? 0);
  return useCallback(() => {
    const top = former.current;
    former.current = 0;
    if (top > 0) window.scrollTo({ top, behavior: 'instant' });
  }, []);
}
