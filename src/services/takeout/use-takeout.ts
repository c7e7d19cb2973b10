import { useSyncExternalStore } from 'react';
import type { UserId } from '#domain/ids.ts';
import { connection } from '#session/connection-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { createTakeoutStore, type TakeoutState, type TakeoutStore } from './takeout-store.ts';

/** A single answer may be lost without the connection's being so. */
export const TRY_AGAIN_AFTER_MS = 10_000;

const stores = new Map<UserId, TakeoutStore>();

function storeOf(uid: UserId): TakeoutStore {
  const known = stores.get(uid);
  if (known) return known;
  const store = createTakeoutStore(uid, {
    loadReader: async () => (await import('#data/remote/catalogue-remote.ts')).publicReader(),
    now: () => new Date(),
  });
  stores.set(uid, store);
  const stopGoingOn = goOnWhenOnline(store);
  // What was collected is a person's: it goes with the sign-out.
  const stop = sessionStore.subscribe(() => {
    const session = sessionStore.get();
    if (session.kind === 'signed_in' && session.uid === uid) return;
    stop();
    stopGoingOn();
    stores.delete(uid);
    store.cancel();
  });
  return store;
}

/** What a lost network has paused goes on by itself, whichever screen is open; gives the way to end that. */
function goOnWhenOnline(store: TakeoutStore): () => void {
  const goOn = () => {
    if (store.get().kind === 'paused' && connection.get().kind === 'online') store.start();
  };
  let timer: ReturnType<typeof setTimeout>;
  const stops = [
    connection.subscribe(goOn),
    store.subscribe(() => {
      clearTimeout(timer);
      if (store.get().kind === 'paused') timer = setTimeout(goOn, TRY_AGAIN_AFTER_MS);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

export interface TakeoutView extends Pick<TakeoutStore, 'start' | 'cancel'> {
  readonly state: TakeoutState;
}

/** A person's own data, collected while this page lives. */
export function useTakeout(uid: UserId): TakeoutView {
  const { get, subscribe, start, cancel } = storeOf(uid);
  const state = useSyncExternalStore(subscribe, get);
  return { state, start, cancel };
}
