import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '#domain/account/account.ts';
import { sessionStore } from './session-store.ts';

/** Who is at the screen. Public pages draw `loading` as signed out; guarded ones show the spinner. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** The same for guards and auth screens, which cannot wait until the page is idle: asks Firebase at once. */
export function useConfirmedSession(): Session {
  useEffect(() => void sessionStore.confirm(), []);
  return useSession();
}
