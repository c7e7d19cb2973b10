import { useSyncExternalStore } from 'react';
import { createListeners } from '#domain/listeners.ts';

let hasFailed = false;
const listeners = createListeners();

/** Whether the list of rooms could not be followed; the room list shows it with 다시 시도. */
export const roomsErrorStore = {
  get: (): boolean => hasFailed,
  set(failed: boolean): void {
    if (failed === hasFailed) return;
    hasFailed = failed;
    listeners.tell();
  },
  subscribe: listeners.subscribe,
};

export const useRoomsError = (): boolean =>
  useSyncExternalStore(roomsErrorStore.subscribe, roomsErrorStore.get);
