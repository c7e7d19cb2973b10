import { onDocumentWritten } from 'firebase-functions/firestore';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { writeCards } from './write-cards.ts';

/** Keeps the card by which a listing is found. */
export const onListingWritten = onDocumentWritten(
  { ...TRIGGER, document: 'products/{productId}' },
  async ({ params: { productId } }) => {
    await writeCards([productId]);
  },
);
