import { useState } from 'react';
import type { LiveAnswer } from './use-live-question.ts';

export interface StandingPage<T> {
  /** What is shown: the page that came last, for as long as the next one has not. */
  readonly page: LiveAnswer<T>;
  /** Of the page that was turned to; `here` is what is shown. */
  readonly turn: 'here' | 'loading' | 'offline' | 'failed';
}

/**
 * Of a list that is read page by page: turning a page takes nothing away before the next is there. Whoever
 * may see it no more sees nothing.
 */
export function useStandingPage<T>(live: LiveAnswer<T>): StandingPage<T> {
  const [last, setLast] = useState<LiveAnswer<T> | null>(null);
  const isDenied = live.kind === 'failed' && live.code === 'denied';
  const standing = live.kind === 'ready' ? live : isDenied ? null : last;
  if (standing !== last) setLast(standing);
  if (live.kind === 'ready' || standing === null) return { page: live, turn: 'here' };
  return { page: standing, turn: live.kind };
}
