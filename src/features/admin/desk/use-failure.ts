import { useState } from 'react';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';

/** Why the last attempt of a form failed, in words. Whoever has left the form meanwhile is told where they are. */
export function useFailure(): readonly [failed: string | null, setFailed: (words: string | null) => void] {
  const [failed, setFailed] = useState<string | null>(null);
  const isStillThere = useStillThere();
  const say = (words: string | null) => {
    setFailed(words);
    if (words !== null && !isStillThere()) toasts.show({ title: words, tone: 'error' });
  };
  return [failed, say];
}
