import { chatDocument } from '#documents/chat.ts';
import { messageDocument, newMessage } from '#documents/message.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId, ProductId, UserId } from '#domain/ids.ts';
import { encodeFields, encodeValue, fieldPath, serverTime } from './firestore-values.ts';

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

const createMessage = (root: string, commit: ChatCommit, message: OutgoingMessage): unknown => ({
  update: {
    name: `${root}/chats/${commit.chatId}/messages/${message.id}`,
    fields: encodeFields(newMessage(commit.sender, message)),
  },
  updateTransforms: messageDocument.createdTimes.map(serverTime),
  currentDocument: { exists: false },
});

function writeChat(root: string, commit: ChatCommit): unknown {
  const name = `${root}/chats/${commit.chatId}`;
  const others = commit.participants.filter((uid) => uid !== commit.sender);
  const changing = chatDocument.encode({
    lastMessage: commit.lastMessage,
    lastBatch: commit.messages.map((message) => message.id),
  });
  const times = chatDocument.changedTimes.map(serverTime);
  if (!commit.chatExists) {
    const unreadCount = Object.fromEntries(
      commit.participants.map((uid) => [uid, uid === commit.sender ? 0 : commit.messages.length]),
    );
    const { productId, participants } = commit;
    const fields = { ...changing, ...chatDocument.encode({ productId, participants, unreadCount }) };
    return {
      update: { name, fields: encodeFields(fields) },
      updateTransforms: times,
      currentDocument: { exists: false },
    };
  }
  return {
    update: { name, fields: encodeFields(changing) },
    updateMask: { fieldPaths: Object.keys(changing) },
    updateTransforms: [
      ...times,
      ...others.map((uid) => ({
        fieldPath: fieldPath('unreadCount', uid),
        increment: encodeValue(commit.messages.length),
      })),
    ],
    currentDocument: { exists: true },
  };
}
