import { useLayoutEffect, useReducer } from 'react';

/**
 * What is closed most of the time costs each drawing of its page some hundred hooks, so that it is there from
 * its first opening on: `isThere` says so. It comes closed and `isOpen` a moment later, before anything is
 * painted: the library moves in only what it has known closed.
 */
export function useFirstOpening(isWanted: boolean): { readonly isThere: boolean; readonly isOpen: boolean } {
  const [wasDrawn, noteDrawn] = useReducer(() => true, isWanted);
  useLayoutEffect(() => {
    if (isWanted && !wasDrawn) noteDrawn();
  }, [isWanted, wasDrawn]);
  return { isThere: isWanted || wasDrawn, isOpen: isWanted && wasDrawn };
}
