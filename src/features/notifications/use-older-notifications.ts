import { useState } from 'react';
import type { Millis } from '#domain/units.ts';
import { loadOlderNotifications } from '#session/older-notifications.ts';
import { useUserDatabase } from '#session/user-database.ts';

/** Notifications of a page, as the list shows them and as the server gives them. */
export const PAGE = 100;

export interface OlderOnes {
  /** How many the list shows. */
  readonly limit: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reachedEnd: boolean;
  /** Shows a page more and reads the next one; the first begins behind `from`, where the newest page ends. */
  readonly load: (from: Millis) => void;
}

/** How far down the notifications go, and the way to go further. */
export function useOlderNotifications(
  load: typeof loadOlderNotifications = loadOlderNotifications,
): OlderOnes {
  const db = useUserDatabase();
  const [limit, setLimit] = useState(PAGE);
  const [reached, setReached] = useState<Millis | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'end'>('idle');
  return {
    limit,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    reachedEnd: state === 'end',
    load(from) {
      // What is on this device already is shown in any case.
      setLimit((known) => known + PAGE);
      if (db === null || state === 'end') return;
      setState('loading');
      load(db, reached ?? from).then(
        (page) => {
          setReached(page.next);
          setState(page.reachedEnd ? 'end' : 'idle');
        },
        (error: unknown) => {
          console.warn('older notifications were not loaded', error);
          setState('failed');
        },
      );
    },
  };
}
