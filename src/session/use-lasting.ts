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
