const listeners = new Set<() => void>();

/** Tells the screens that a notice has come, which may be about what they show. */
export const noticeArrived = {
  tell: (): void => {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
