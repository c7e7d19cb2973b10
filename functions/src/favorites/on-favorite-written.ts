import { onDocumentWritten } from 'firebase-functions/firestore';
import { parseProductId, type ProductId } from '#domain/ids.ts';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/** Keeps `favoriteCount` of the product that a favorite names. */
export const onFavoriteWritten = onDocumentWritten(
  { ...TRIGGER, document: 'favorites/{uid}/items/{itemId}' },
  async ({ data }) => {
    const before = parseProductId(data?.before.get('favoriteProductId'));
    const after = parseProductId(data?.after.get('favoriteProductId'));
    // Marked once more, which the outbox may do.
    if (before === after) return;
    await Promise.all([before, after].flatMap((id) => (id === null ? [] : [recountFavorites(id)])));
  },
);

const recountFavorites = (id: ProductId): Promise<void> =>
  recount(`products/${id}`, {
    favoriteCount: [firestore().collectionGroup('items').where('favoriteProductId', '==', id)],
  });
