import { useState } from 'react';
import { toasts } from '../toast/toasts.ts';
import { useStillThere } from '../use-still-there.ts';

/**
 * Why the last attempt failed, in words, to be said beside its button. Whoever has left meanwhile is told where
 * they are. What is kept behind a closed sheet stands while it `isOpen`, and holds no failure for its next opening.
 */
export function useActionError(
  isOpen = true,
): readonly [error: string | null, setError: (words: string | null) => void] {
  const [error, setError] = useState<string | null>(null);
  const isStillThere = useStillThere(isOpen);
  const say = (words: string | null) => {
    if (words === null || isStillThere()) setError(words);
    else toasts.show({ title: words, tone: 'error' });
  };
  return [error, say];
}
