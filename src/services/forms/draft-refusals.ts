const listeners = new Set<() => void>();
let isTold = false;

/** That the disk does not take what is being typed, from whoever writes it down to whoever says so. */
export const draftRefusals = {
  /** Told once, until the disk takes something again. */
  refused(): void {
    if (isTold) return;
    isTold = true;
    for (const listener of listeners) listener();
  },
  taken(): void {
    isTold = false;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
