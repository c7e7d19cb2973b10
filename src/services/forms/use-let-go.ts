import { useEffect, useEffectEvent } from 'react';
import type { KeptValue } from './kept-value.ts';

/**
 * Lets go of what is kept of a form once `isOver`, that is once no form shows it any more: a sign-out would ask
 * about it, and nobody would find it.
 */
export function useLetGo({ stored, clear }: Pick<KeptValue, 'stored' | 'clear'>, isOver: boolean): void {
  const isLeft = isOver && stored !== null;
  const letGo = useEffectEvent(clear);
  useEffect(() => {
    if (isLeft) letGo();
  }, [isLeft]);
}
