import { useState } from 'react';
import type { KeptValue } from './kept-value.ts';
import { useLetGo } from './use-let-go.ts';

export interface Standing {
  /** What is kept was begun over something else than what stands there by now. */
  readonly isOver: boolean;
  /** It says something else than what stands there by now. */
  readonly hasChanges: boolean;
}

/**
 * Whether to say that what a form was begun over has changed meanwhile: from then on until it is sent, since the
 * next key begins anew over what stands there. What says the same as that by now is let go of.
 */
export function useOvertaken(
  kept: Pick<KeptValue, 'stored' | 'clear'>,
  { isOver, hasChanges }: Standing,
): boolean {
  useLetGo(kept, isOver && !hasChanges);
  const [isTold, setTold] = useState(false);
  const isKept = kept.stored !== null;
  if (isOver && hasChanges && !isTold) setTold(true);
  if (!isKept && isTold) setTold(false);
  return isTold && hasChanges && isKept;
}
