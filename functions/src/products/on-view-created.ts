import { onDocumentCreated } from 'firebase-functions/firestore';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/**
 * Keeps `viewCount` of a product: members who have looked at it, each once. It is no change that devices ask for, so
 * `updatedAt` stays; a look that leaves with its person is missed by the next one.
 */
export const onViewCreated = onDocumentCreated(
  { ...TRIGGER, document: 'products/{productId}/views/{uid}' },
  ({ params }) => {
    const product = `products/${params.productId}`;
    return recount(product, { viewCount: [firestore().collection(`${product}/views`)] });
  },
);
