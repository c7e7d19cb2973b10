import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether the form that asks still stands: an answer that comes after it was left closes nothing that was opened
 * since, and leads nobody away from where they are.
 */
export function useStillThere(): () => boolean {
  const isThere = useRef(false);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(() => isThere.current, []);
}
