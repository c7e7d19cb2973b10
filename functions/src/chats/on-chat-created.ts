import { onDocumentCreated } from 'firebase-functions/firestore';
import { parseProductId } from '#domain/ids.ts';
import { firestore } from '../runtime/firebase.ts';
import { recount } from '../runtime/recount.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';

/** Keeps `chatCount` of the product that a chat is about. */
export const onChatCreated = onDocumentCreated(
  { ...TRIGGER, document: 'chats/{chatId}' },
  async ({ data }) => {
    const id = parseProductId(data?.get('productId'));
    if (id === null) return;
    await recount(`products/${id}`, {
      chatCount: [firestore().collection('chats').where('productId', '==', id)],
    });
  },
);
