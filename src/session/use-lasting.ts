import { useState } from 'react';
import type { Live } from './use-live.ts';

/**
 * An answer that stands until the next question has one too, for questions whose answers are about the same thing:
 * more of a list, or the same on another day. What is drawn by it keeps its place and what was typed into it.
 */
export const useLasting = <T>(live: Live<T>): Live<T> => useStanding(live, () => live.kind === 'loading');

/** The same where a later look has failed, too: what is being filled in is not taken away by it. */
export const useLastReady = <T>(live: Live<T>): Live<T> =>
  useStanding(live, (last) => last.kind === 'ready' && live.kind !== 'ready');

function useStanding<T>(live: Live<T>, stands: (last: Live<T>) => boolean): Live<T> {
  const [last, keep] = useState(live);
  const standing = stands(last) ? last : live;
  if (standing !== last) keep(standing);
  return standing;
}
