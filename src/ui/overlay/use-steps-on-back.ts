import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { overlays } from './overlays.ts';

/**
 * Back undoes the steps of a form one by one, as far as they were taken here: where the form began, or was
 * gone back to by its own buttons, it leaves the page. A step that nobody pressed for has no entry, which Back
 * would skip.
 */
export function useStepsOnBack(current: number, onBackTo: (step: number) => void): void {
  const [first, setFirst] = useState(current);
  if (current < first) setFirst(current);
  const backTo = useEffectEvent(onBackTo);
  const entries = useRef<(() => void)[]>([]);
  useEffect(() => {
    const open = entries.current;
    while (open.length > current - first) open.pop()?.();
    while (open.length < current - first) {
      const before = first + open.length;
      open.push(overlays.open(() => backTo(before)));
    }
  }, [current, first]);
  useEffect(() => {
    const open = entries.current;
    return () => {
      for (const leave of open.splice(0)) leave();
    };
  }, []);
}
