import { onDocumentCreated } from 'firebase-functions/firestore';
import { chatDocument } from '#documents/chat.ts';
import { countListing } from '../market/count-listing.ts';
import { noteAskedRoom } from '../people/answer-time.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { COUNTING } from '../runtime/trigger-options.ts';

/** Keeps the number of chats about the listing that a new one is about, and how soon its seller answers. */
export const onChatCreated = onDocumentCreated(
  { ...COUNTING, document: 'chats/{chatId}' },
  async ({ id, data }) => {
    const product = fieldOf(chatDocument, data, 'productId');
    await Promise.all([
      product === null ? null : countListing(product, 'chatCount', id),
      data ? noteAskedRoom(data) : null,
    ]);
  },
);
