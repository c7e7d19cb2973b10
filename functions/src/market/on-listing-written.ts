import { onDocumentWritten } from 'firebase-functions/firestore';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { noteSearchNews } from '../searches/note-search-news.ts';
import { writeCards } from './write-cards.ts';

/** Keeps the card by which a listing is found, and notes what those who wait for such a one are to hear. */
export const onListingWritten = onDocumentWritten(
  { ...TRIGGER, document: 'products/{productId}' },
  async ({ data, params: { productId } }) => {
    await writeCards([productId]);
    if (data) await noteSearchNews(data.before, data.after, new Date());
  },
);
