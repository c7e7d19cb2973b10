/** Who wants to hear of something, told in the order in which they came. */
export interface Listeners<News extends readonly unknown[] = []> {
  /** Gives the way to stop. */
  readonly subscribe: (listener: (...news: News) => void) => () => void;
  readonly tell: (...news: News) => void;
}

/** `createListeners<[name: string]>()` for those that are told a name; nothing where there is only *that*. */
export function createListeners<News extends readonly unknown[] = []>(): Listeners<News> {
  const listeners = new Set<(...news: News) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(...news) {
      for (const listener of listeners) listener(...news);
    },
  };
}
