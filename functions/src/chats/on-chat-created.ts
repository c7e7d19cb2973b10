import { onDocumentCreated } from 'firebase-functions/firestore';
import { parseProductId } from '#domain/ids.ts';
import { countListing } from '../market/count-listing.ts';
import { COUNTING } from '../runtime/trigger-options.ts';

/** Keeps the number of chats about the listing that a new one is about. */
export const onChatCreated = onDocumentCreated(
  { ...COUNTING, document: 'chats/{chatId}' },
  async ({ id, data }) => {
    const product = parseProductId(data?.get('productId'));
    if (product !== null) await countListing(product, 'chatCount', id);
  },
);
