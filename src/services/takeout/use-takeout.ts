import { useEffect, useSyncExternalStore } from 'react';
import type { UserId } from '#domain/ids.ts';
import { connection } from '#session/connection-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { createTakeoutStore, type TakeoutState, type TakeoutStore } from './takeout-store.ts';

const stores = new Map<UserId, TakeoutStore>();

function storeOf(uid: UserId): TakeoutStore {
  const known = stores.get(uid);
  if (known) return known;
  const store = createTakeoutStore(uid, {
    loadReader: async () => (await import('#data/remote/catalogue-remote.ts')).publicReader(),
    now: () => new Date(),
  });
  stores.set(uid, store);
  // What was collected is a person's: it goes with the sign-out.
  const stop = sessionStore.subscribe(() => {
    const session = sessionStore.get();
    if (session.kind === 'signed_in' && session.uid === uid) return;
    stop();
    stores.delete(uid);
    store.cancel();
  });
  return store;
}

export interface TakeoutView extends Pick<TakeoutStore, 'start' | 'cancel'> {
  readonly state: TakeoutState;
}

/** A person's own data, collected while this page lives; what a lost network paused goes on by itself. */
export function useTakeout(uid: UserId): TakeoutView {
  const store = storeOf(uid);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const isPaused = state.kind === 'paused';
  useEffect(() => {
    if (!isPaused) return undefined;
    const goOn = () => {
      if (connection.get().kind === 'online') store.start();
    };
    return connection.subscribe(goOn);
  }, [isPaused, store]);
  return { state, start: store.start, cancel: store.cancel };
}
