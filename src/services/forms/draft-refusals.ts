import { createListeners } from '#domain/listeners.ts';

const listeners = createListeners();
let isTold = false;

/** That the disk does not take what is being typed, from whoever writes it down to whoever says so. */
export const draftRefusals = {
  /** Told once, until the disk takes something again. */
  refused(): void {
    if (isTold) return;
    isTold = true;
    listeners.tell();
  },
  taken(): void {
    isTold = false;
  },
  subscribe: listeners.subscribe,
};
