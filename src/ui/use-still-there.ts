import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether the form that asks still stands: an answer that comes after it was left closes nothing that was opened
 * since, and leads nobody away from where they are. What is kept behind a closed sheet stands while it `isOpen`.
 */
export function useStillThere(isOpen = true): () => boolean {
  const isThere = useRef(false);
  useLayoutEffect(() => {
    isThere.current = isOpen;
    return () => {
      isThere.current = false;
    };
  }, [isOpen]);
  return useCallback(() => isThere.current, []);
}
