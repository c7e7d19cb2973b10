import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Millis } from '#domain/units.ts';
import { connection, hasRecovered, lastSuccessAt } from './connection-store.ts';

export interface ConnectionView {
  readonly kind: 'online' | 'unstable' | 'offline';
  /** When something last got through, whatever it was: it says nothing of how old a screen is. */
  readonly lastSuccess: Millis | null;
  /** For a few seconds after the way was found again. */
  readonly justRecovered: boolean;
}

const RECOVERED_FOR_MS = 3_000;

export function useConnection(): ConnectionView {
  const state = useSyncExternalStore(connection.subscribe, connection.get);
  const [celebrated, setCelebrated] = useState<typeof state | null>(null);
  const recovering = hasRecovered(state) && celebrated !== state;
  useEffect(() => {
    if (!recovering) return undefined;
    const timer = setTimeout(() => setCelebrated(state), RECOVERED_FOR_MS);
    return () => clearTimeout(timer);
  }, [recovering, state]);
  return { kind: state.kind, lastSuccess: lastSuccessAt(), justRecovered: recovering };
}
