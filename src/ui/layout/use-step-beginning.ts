import { useEffect, useRef, type RefObject } from 'react';
import { ignoreSecondPress } from '../overlay/second-press.ts';

/**
 * A new step begins at its top, for the eye and for a screen reader, which reads what the ref is on; a double
 * tap goes one step, since its button becomes another's: 다음 the 등록 of what nobody has looked at yet.
 */
export function useStepBeginning<Beginning extends HTMLElement>(step: number): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    beginning.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    ignoreSecondPress();
  }, [step]);
  return beginning;
}
