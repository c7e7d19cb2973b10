import { useEffect, useRef } from 'react';
import { backoffDelayMs } from '#domain/outbox/backoff.ts';
import { onceVisibleAfter } from '#session/once-visible.ts';
import type { OlderState } from './older-state.ts';

/** Asks again by itself for older messages that could not be loaded, ever later, while somebody looks. */
export function useAgain(older: OlderState, loadOlder: () => void): void {
  const failures = useRef(0);
  const latest = useRef(loadOlder);
  useEffect(() => {
    latest.current = loadOlder;
  });
  useEffect(() => {
    if (older === 'unknown' || older === 'beginning') failures.current = 0;
    if (older !== 'failed') return undefined;
    failures.current += 1;
    return onceVisibleAfter(backoffDelayMs(failures.current, Math.random()), () => latest.current());
  }, [older]);
}
