import { chatDocument } from '#documents/chat.ts';
import { messageDocument, newMessage } from '#documents/message.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId, ProductId, UserId } from '#domain/ids.ts';
import { writeChange, writeNew } from './document-writes.ts';
import { encodeValue, fieldPath } from './firestore-values.ts';

export type OutgoingMessage = Pick<Message, 'id' | 'content' | 'seq' | 'typedAt'>;

export interface ChatCommit {
  readonly chatId: ChatId;
  readonly productId: ProductId;
  readonly participants: readonly [UserId, UserId];
  readonly sender: UserId;
  /** Whether the chat's document is believed to exist; the commit is refused as a whole if that is wrong. */
  readonly chatExists: boolean;
  readonly messages: readonly OutgoingMessage[];
  readonly lastMessage: string;
}

/** The writes that deliver messages and move the chat's counters, in one commit. */
export const chatWrites = (root: string, commit: ChatCommit): readonly unknown[] => [
  ...commit.messages.map((message) => createMessage(root, commit, message)),
  writeChat(root, commit),
];

const createMessage = (root: string, { chatId, sender }: ChatCommit, message: OutgoingMessage): unknown =>
  writeNew(messageDocument, `${root}/chats/${chatId}/messages/${message.id}`, newMessage(sender, message));

function writeChat(root: string, commit: ChatCommit): unknown {
  const name = `${root}/chats/${commit.chatId}`;
  const others = commit.participants.filter((uid) => uid !== commit.sender);
  const changing = chatDocument.encode({
    lastMessage: commit.lastMessage,
    lastBatch: commit.messages.map((message) => message.id),
  });
  if (!commit.chatExists) {
    const unreadCount = Object.fromEntries(
      commit.participants.map((uid) => [uid, uid === commit.sender ? 0 : commit.messages.length]),
    );
    const { productId, participants } = commit;
    const fields = { ...changing, ...chatDocument.encode({ productId, participants, unreadCount }) };
    return writeNew(chatDocument, name, fields);
  }
  const change = writeChange(chatDocument, name, changing);
  const counts = others.map((uid) => ({
    fieldPath: fieldPath('unreadCount', uid),
    increment: encodeValue(commit.messages.length),
  }));
  return { ...change, updateTransforms: [...change.updateTransforms, ...counts] };
}
