/** Who wants to hear of something, told in the order in which they came. */
export interface Listeners<News> {
  /** Gives the way to stop. */
  readonly subscribe: (listener: (news: News) => void) => () => void;
  readonly tell: (news: News) => void;
}

/** `createListeners<News>()` for those that are told what there is; without a type they hear only *that*. */
export function createListeners<News = void>(): Listeners<News> {
  const listeners = new Set<(news: News) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(news) {
      for (const listener of listeners) listener(news);
    },
  };
}
