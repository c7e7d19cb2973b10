import { FieldValue } from 'firebase-admin/firestore';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { firestore } from '../runtime/firebase.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/**
 * Takes who has looked at a product, and what was told of it, away with it; its pictures stay for the orders
 * and chats that show them. Its id is retired first: the rules let nobody list another thing under it, and what
 * was listed in between goes as well.
 */
export const onProductDeleted = onDocumentDeleted(
  { ...TRIGGER, document: 'products/{productId}' },
  async ({ params: { productId } }) => {
    const database = firestore();
    await database.doc(`retiredProducts/${productId}`).set({ at: FieldValue.serverTimestamp() });
    await database.recursiveDelete(database.doc(`products/${productId}`));
  },
);
