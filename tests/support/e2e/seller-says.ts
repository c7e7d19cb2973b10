import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { chatWrites } from '#data/remote/rest/chat-commit.ts';
import type { MessageContent } from '#domain/chat/message-content.ts';
import { lastMessageOf } from '#domain/chat/message-text.ts';
import { millis } from '#domain/units.ts';
import { chatId, messageId, productId, userId } from '../domain-fixtures.ts';
import { commit, root, SELLER, type Talk } from './conversation.ts';
import { unique } from './lane.ts';

interface Said {
  readonly sender: string;
  readonly content: MessageContent;
  readonly id?: string;
}

/**
 * A message in a room that has begun, with all that a phone writes: the emulator may tell a listener that has
 * just begun nothing of one document (docs/flakes.md), and the app has two that hear of this.
 */
export const said = (talk: Talk, message: Said): Promise<void> =>
  commit(writesOf(talk, message, { chatExists: true }));

/** The same of the demo seller's words. */
export const sellerSays = (talk: Talk, words: string): Promise<void> => said(talk, bySeller(words));

/** The same in a room that nobody has begun, where so many are unread then. */
export const sellerBegins = (talk: Talk, words: string, unread: number): Promise<void> =>
  commit([
    ...writesOf(talk, bySeller(words), { chatExists: false }),
    {
      update: {
        name: `${root}/chats/${talk.chatId}`,
        fields: encodeFields({ unreadCount: { [talk.buyer]: unread, [SELLER]: 0 } }),
      },
      updateMask: { fieldPaths: ['unreadCount'] },
    },
  ]);

const bySeller = (text: string): Said => ({ sender: SELLER, content: { kind: 'text', text } });

function writesOf(
  talk: Talk,
  { sender, content, id = unique('m') }: Said,
  { chatExists }: { chatExists: boolean },
): readonly unknown[] {
  const [first = '', second = ''] = [talk.buyer, SELLER].toSorted();
  return chatWrites(root, {
    chatId: chatId(talk.chatId),
    productId: productId(talk.productId),
    participants: [userId(first), userId(second)],
    sender: userId(sender),
    chatExists,
    messages: [{ id: messageId(id), content, seq: 1, typedAt: millis(Date.now()) }],
    lastMessage: lastMessageOf(content),
  });
}
