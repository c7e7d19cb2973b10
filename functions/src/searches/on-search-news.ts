import { onDocumentCreated } from 'firebase-functions/firestore';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { SEARCH_NEWS } from './note-search-news.ts';
import { tellSearches } from './tell-searches.ts';

/** Tells who waits for such a listing. Many may: it is long, and goes on where it was. */
export const onSearchNews = onDocumentCreated(
  { ...TRIGGER, document: `${SEARCH_NEWS}/{newsId}`, timeoutSeconds: 540 },
  async ({ data: news }) => {
    if (news) await tellSearches(news.ref);
  },
);
