import { createListeners } from '#domain/listeners.ts';
import type { News } from '#sync/pull/news.ts';

/** What has come while this page looks, from the sync to whoever tells it. */
export const liveNews = createListeners<News>();
