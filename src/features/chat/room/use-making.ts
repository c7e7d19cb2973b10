import { useCallback, useRef, useState } from 'react';
import type { Making } from '../composer/making.ts';
import { askedFrom, leadBack, type AskedFrom } from '../message/asked-from.ts';
import type { AnswerGate } from '../warning/answer-gate.ts';

/** What is being proposed in a room, where anything can be said there. */
export function useMaking(beforeAnswer: AnswerGate['before'], mayMake: boolean) {
  const [making, setMaking] = useState<Making | null>(null);
  // Its sheet goes with the box; it would open by itself as the two may talk again.
  if (!mayMake && making !== null) setMaking(null);
  const asker = useRef<AskedFrom>(null);
  const make = useCallback(
    (wanted: Making | null) => {
      if (wanted === null) {
        // What is answered by another proposal loses the button that it was begun with.
        leadBack(asker.current);
        return setMaking(null);
      }
      asker.current = askedFrom(null);
      return beforeAnswer(() => setMaking(wanted));
    },
    [beforeAnswer],
  );
  return { making, make };
}
