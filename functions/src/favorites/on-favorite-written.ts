import { onDocumentWritten } from 'firebase-functions/firestore';
import { favoriteDocument } from '#documents/person-items.ts';
import { countListing } from '../market/count-listing.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { COUNTING } from '../runtime/trigger-options.ts';

/** Keeps the number of people who keep an eye on the listing that a favorite names. */
export const onFavoriteWritten = onDocumentWritten(
  { ...COUNTING, document: 'favorites/{uid}/items/{itemId}' },
  async ({ id: event, data }) => {
    const before = fieldOf(favoriteDocument, data?.before, 'productId');
    const after = fieldOf(favoriteDocument, data?.after, 'productId');
    // Marked once more, which the outbox may do.
    if (before === after) return;
    await Promise.all(
      [before, after].flatMap((id) => (id === null ? [] : [countListing(id, 'favoriteCount', event)])),
    );
  },
);
