import { useState } from 'react';
import type { Live } from './use-live.ts';

/**
 * An answer that stands until the next question has one too, for questions whose answers are about the same thing:
 * more of a list, or the same on another day. What is drawn by it keeps its place and what was typed into it.
 */
export function useLasting<T>(live: Live<T>): Live<T> {
  const [last, keep] = useState(live);
  const lasting = live.kind === 'loading' ? last : live;
  if (lasting !== last) keep(lasting);
  return lasting;
}

/** The same where a later look has failed, too: what is being filled in is not taken away by it. */
export function useLastReady<T>(live: Live<T>): Live<T> {
  const [last, keep] = useState(live);
  const lasting = live.kind !== 'ready' && last.kind === 'ready' ? last : live;
  if (lasting !== last) keep(lasting);
  return lasting;
}
