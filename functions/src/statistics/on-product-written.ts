import { onDocumentWritten } from 'firebase-functions/firestore';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { countChange } from './count-change.ts';

/** Counts a listing on the day it was put up. */
export const onProductWritten = onDocumentWritten(
  { ...TRIGGER, document: 'products/{productId}' },
  ({ params, data }) => countChange('products', params.productId, data),
);
