import { speakBy } from '#data/local/chat-store.ts';
import { addOwnMessage } from '#data/local/message-store.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import type { OutgoingBody } from '#data/local/outbox-row.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { addWaitingPhoto } from '#data/local/waiting-photos.ts';
import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { otherParticipant } from '#domain/chat/chat-id.ts';
import type { MessageContent } from '#domain/chat/message-content.ts';
import { lastMessageOf, messageTextOf } from '#domain/chat/message-text.ts';
import { photoPath } from '#domain/chat/photo-path.ts';
import { parseMessageId, type ChatId, type MessageId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

export type SendCode =
  /** Nothing to send: the form does nothing either, without a word. */
  | 'empty'
  | 'too_long'
  /** The room is not on this device. */
  | 'no_chat'
  /** The person has blocked the other side, who could not answer. */
  | 'blocked'
  /** The disk is full or refuses; what was typed stays in the box. */
  | 'disk';

export type OutgoingContent =
  | Exclude<MessageContent, { kind: 'image' }>
  | {
      readonly kind: 'image';
      readonly blob: Blob;
      readonly fileName: string;
      readonly width: number;
      readonly height: number;
      /** It is as it was chosen, and waits for `readyPhoto`. */
      readonly isRaw?: boolean;
    };

/**
 * Queues a message. When it resolves `ok` the message is on the disk, in the conversation and in the outbox,
 * in one strict transaction; otherwise nothing has changed. `wish` is its id: however often it is sent, it is
 * one message.
 */
export async function sendMessage(
  db: UserDatabase,
  chatId: ChatId,
  content: OutgoingContent,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<MessageId, SendCode>> {
  // Outside of what a disk may refuse: a fault of ours is not told as a full disk.
  const id = idOf(wish);
  const stored = await storeOwn(db, environment, 'message', () =>
    storeMessage(db, chatId, content, environment, id),
  );
  return stored.ok ? stored.value : stored;
}

/** The same as part of a larger transaction, which rejects when the disk refuses. */
export async function storeMessage(
  db: UserDatabase,
  chatId: ChatId,
  content: OutgoingContent,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<MessageId, SendCode>> {
  const checked = checkContent(content);
  if (!checked.ok) return checked;
  const id = idOf(wish);
  return db.transaction('rw', [db.chats, db.messages, db.outbox, db.photos, db.blocks], () =>
    persist(db, chatId, id, checked.value, environment),
  );
}

function idOf(wish: string): MessageId {
  const id = parseMessageId(wish);
  if (id === null) throw new Error('a new id must be a document id');
  return id;
}

function checkContent(content: OutgoingContent): Result<OutgoingContent, SendCode> {
  if (content.kind !== 'text') return ok(content);
  const text = messageTextOf(content.text);
  return text.ok ? ok({ kind: 'text', text: text.value }) : text;
}

async function persist(
  db: UserDatabase,
  chatId: ChatId,
  id: MessageId,
  content: OutgoingContent,
  environment: Environment,
): Promise<Result<MessageId, SendCode>> {
  // What need not wait for each other is asked of the disk at once: the bubble stands once all of it is written.
  const [known, chat, blocked] = await Promise.all([
    db.messages.get(id),
    db.chats.get(chatId),
    db.blocks.toCollection().primaryKeys(),
  ]);
  if (known) return ok(id);
  if (!chat) return err('no_chat');
  const other = otherParticipant(chat.participants, db.uid);
  if (other !== null && blocked.includes(other)) return err('blocked');
  const now = environment.now();
  const isRaw = content.kind === 'image' && content.isRaw;
  const body = bodyOf(content, chatId, id, now);
  const seq = await appendIntent(db, { kind: 'message', chatId, messageId: id, body }, now, {
    kind: isRaw ? 'preparing' : 'queued',
  });
  const shown = shownContent(content);
  const message: Message = {
    id,
    chatId,
    sender: db.uid,
    content: shown,
    position: PENDING_POSITION,
    seq,
    typedAt: now,
    readBy: [db.uid],
    delivery: { kind: 'queued' },
  };
  const writing = [addOwnMessage(db, message), speakBy(db, chat, lastMessageOf(shown), now)];
  if (content.kind === 'image') {
    const { blob, fileName, width, height, isRaw } = content;
    writing.push(addWaitingPhoto(db, { id, blob, width, height, ...(isRaw && { raw: { fileName } }) }));
  }
  await Promise.all(writing);
  return ok(id);
}

function bodyOf(content: OutgoingContent, chatId: ChatId, id: MessageId, now: Millis): OutgoingBody {
  if (content.kind === 'offer') return { ...content, meantAt: now };
  if (content.kind !== 'image') return content;
  return { kind: 'image', objectPath: photoPath(chatId, id, content.fileName, now), uploadedUrl: null };
}

function shownContent(content: OutgoingContent): MessageContent {
  return content.kind === 'image' ? { kind: 'image', imageUrl: null, caption: '' } : content;
}
