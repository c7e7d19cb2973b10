import { useState } from 'react';
import { shellText } from '#i18n/ko/shell.ts';
import { toasts } from '#ui/toast/toasts.ts';

/**
 * A part of the shell that comes with the first press. `lazy` will not do here: where the part cannot be
 * loaded it throws, and around the shell there is nothing left to catch it but the end of the app.
 */
export function useOnDemand<Part>(load: () => Promise<Part>): readonly [Part | null, () => Promise<boolean>] {
  const [part, setPart] = useState<{ readonly value: Part } | null>(null);
  const bring = async (): Promise<boolean> => {
    if (part) return true;
    try {
      const value = await load();
      setPart({ value });
      return true;
    } catch (error) {
      console.error('a part of the shell could not be loaded', error);
      toasts.show({ title: shellText.chunk.failed, tone: 'error' });
      return false;
    }
  };
  return [part?.value ?? null, bring];
}
