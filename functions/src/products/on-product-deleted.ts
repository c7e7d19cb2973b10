import { onDocumentDeleted } from 'firebase-functions/firestore';
import { firestore } from '../runtime/firebase.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/** Takes a product's serial number away with it; its pictures stay for the orders and chats that show them. */
export const onProductDeleted = onDocumentDeleted(
  { ...TRIGGER, document: 'products/{productId}' },
  ({ params }) => firestore().recursiveDelete(firestore().doc(`products/${params.productId}`)),
);
