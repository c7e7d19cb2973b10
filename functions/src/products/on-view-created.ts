import { onDocumentCreated } from 'firebase-functions/firestore';
import { parseProductId } from '#domain/ids.ts';
import { countListing } from '../market/count-listing.ts';
import { COUNTING } from '../runtime/trigger-options.ts';

/**
 * Keeps the number of members who have looked at a listing, each once; a look that leaves with its person is
 * missed by the next one.
 */
export const onViewCreated = onDocumentCreated(
  { ...COUNTING, document: 'products/{productId}/views/{uid}' },
  async ({ id, params }) => {
    const product = parseProductId(params.productId);
    if (product !== null) await countListing(product, 'viewCount', id);
  },
);
