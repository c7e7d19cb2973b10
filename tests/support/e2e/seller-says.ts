import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { chatWrites } from '#data/remote/rest/chat-commit.ts';
import { millis } from '#domain/units.ts';
import { chatId, messageId, productId, userId } from '../domain-fixtures.ts';
import { commit, root, SELLER, type Talk } from './conversation.ts';
import { unique } from './lane.ts';

/**
 * A message of the demo seller in a room that has begun, with all that their phone writes: the emulator may
 * tell a listener that has just begun nothing of one document (docs/flakes.md), and the app has two that hear
 * of this.
 */
export const sellerSays = (talk: Talk, words: string): Promise<void> =>
  commit(writesOf(talk, words, { chatExists: true }));

/** The same in a room that nobody has begun, where so many are unread then. */
export const sellerBegins = (talk: Talk, words: string, unread: number): Promise<void> =>
  commit([
    ...writesOf(talk, words, { chatExists: false }),
    {
      update: {
        name: `${root}/chats/${talk.chatId}`,
        fields: encodeFields({ unreadCount: { [talk.buyer]: unread, [SELLER]: 0 } }),
      },
      updateMask: { fieldPaths: ['unreadCount'] },
    },
  ]);

function writesOf(talk: Talk, words: string, { chatExists }: { chatExists: boolean }): readonly unknown[] {
  const [first = '', second = ''] = [talk.buyer, SELLER].toSorted();
  const id = messageId(unique('m'));
  return chatWrites(root, {
    chatId: chatId(talk.chatId),
    productId: productId(talk.productId),
    participants: [userId(first), userId(second)],
    sender: userId(SELLER),
    chatExists,
    messages: [{ id, content: { kind: 'text', text: words }, seq: 1, typedAt: millis(Date.now()) }],
    lastMessage: words,
  });
}
