import type { StoredFields } from '#documents/kernel/stored.ts';
import type { AppointmentPayload } from '#domain/chat/chat.ts';
import type { ChatId, MessageId, ProductId, UserId } from '#domain/ids.ts';
import type { Millis, Won } from '#domain/units.ts';
import { encodeFields, encodeValue, fieldPath } from './firestore-values.ts';

/** Most messages that one commit may carry: the rules look each of them up, within Firestore's limit of look-ups. */
export const MAX_MESSAGES_PER_COMMIT = 8;

export interface OutgoingMessage {
  readonly id: MessageId;
  readonly text: string;
  readonly imageUrl: string | null;
  readonly appointment: AppointmentPayload | null;
  /** An offered price. */
  readonly offer?: Won;
  readonly seq: number;
  readonly typedAt: Millis;
}

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

/** The body of `documents:commit` that delivers messages and moves the chat's counters, all or nothing. */
export function chatCommitBody(root: string, commit: ChatCommit): unknown {
  return {
    writes: [
      ...commit.messages.map((message) => createMessage(root, commit, message)),
      writeChat(root, commit),
    ],
  };
}

function createMessage(root: string, commit: ChatCommit, message: OutgoingMessage): unknown {
  const { at, place, note } = message.appointment ?? {};
  const fields: StoredFields = {
    sender: commit.sender,
    text: message.text,
    imageUrl: message.imageUrl,
    readBy: [commit.sender],
    seq: message.seq,
    typedAt: message.typedAt,
    ...(message.appointment
      ? { type: 'appointment', payload: { at: at ?? 0, place: place ?? '', note: note ?? '' } }
      : {}),
    ...(message.offer === undefined ? {} : { type: 'offer', payload: { price: message.offer } }),
  };
  return {
    update: { name: `${root}/chats/${commit.chatId}/messages/${message.id}`, fields: encodeFields(fields) },
    updateTransforms: [serverTime('timestamp')],
    currentDocument: { exists: false },
  };
}

function writeChat(root: string, commit: ChatCommit): unknown {
  const name = `${root}/chats/${commit.chatId}`;
  const others = commit.participants.filter((uid) => uid !== commit.sender);
  const changing = {
    lastMessage: commit.lastMessage,
    lastBatch: commit.messages.map((message) => message.id),
  };
  const times = [serverTime('lastMessageAt'), serverTime('lastUpdated')];
  if (!commit.chatExists) {
    const unreadCount = Object.fromEntries(
      commit.participants.map((uid) => [uid, uid === commit.sender ? 0 : commit.messages.length]),
    );
    const fields = {
      ...changing,
      productId: commit.productId,
      participants: commit.participants,
      unreadCount,
    };
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

const serverTime = (field: string) => ({ fieldPath: field, setToServerValue: 'REQUEST_TIME' });
