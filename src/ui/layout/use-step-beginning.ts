import { useEffect, useRef, type RefObject } from 'react';

/** A new step begins at its top, for the eye and for a screen reader, which reads what the ref is on. */
export function useStepBeginning<Beginning extends HTMLElement>(step: number): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    beginning.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);
  return beginning;
}
