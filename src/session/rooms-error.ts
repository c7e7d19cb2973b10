import { useSyncExternalStore } from 'react';

let hasFailed = false;
const listeners = new Set<() => void>();

/** Whether the list of rooms could not be followed; the room list shows it with 다시 시도. */
export const roomsErrorStore = {
  get: (): boolean => hasFailed,
  set(failed: boolean): void {
    if (failed === hasFailed) return;
    hasFailed = failed;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useRoomsError = (): boolean =>
  useSyncExternalStore(roomsErrorStore.subscribe, roomsErrorStore.get);
