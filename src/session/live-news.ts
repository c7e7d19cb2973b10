import type { News } from '#sync/pull/news.ts';

const listeners = new Set<(news: News) => void>();

/** What has come while this page looks, from the sync to whoever tells it. */
export const liveNews = {
  tell(news: News): void {
    for (const listener of listeners) listener(news);
  },
  subscribe(listener: (news: News) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
