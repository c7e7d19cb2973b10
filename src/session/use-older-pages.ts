import { useState } from 'react';
import type { PageEnd, PageStart } from '#domain/server/page.ts';
import type { Millis } from '#domain/units.ts';

export interface OlderPages {
  /** How many the list shows. */
  readonly limit: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reachedEnd: boolean;
  /** Shows a page more and reads the next one; the first begins behind `from`, where the newest page ends. */
  readonly load: (from: Millis) => void;
}

/**
 * How far down a list goes that is read page by page, and the way to go further.
 * @param page how many a page holds, as the list shows them and as the server gives them
 * @param read puts a page onto the device and gives where the next one begins; rejects where it cannot
 */
export function useOlderPages(page: number, read: (from: PageStart) => Promise<PageEnd | null>): OlderPages {
  const [limit, setLimit] = useState(page);
  const [reached, setReached] = useState<PageEnd | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'end'>('idle');
  const walk = async (from: PageStart): Promise<'idle' | 'end'> => {
    const end = await read(from);
    setReached(end);
    return end === null ? 'end' : 'idle';
  };
  return {
    limit,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    reachedEnd: state === 'end',
    load(from) {
      // A second press wants the page that is already on its way.
      if (state === 'loading') return;
      // What is on this device already is shown in any case.
      setLimit((known) => known + page);
      if (state === 'end') return;
      setState('loading');
      // Where the walk stands and not what is shown: a page may hold nothing that is shown.
      walk(reached ?? from).then(setState, (error: unknown) => {
        console.warn('older ones were not loaded', error);
        setState('failed');
      });
    },
  };
}
