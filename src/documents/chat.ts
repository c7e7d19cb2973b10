import * as v from 'valibot';
import { MESSAGE_MAX_CHARS, type Chat } from '#domain/chat/chat.ts';
import type { NoShows } from '#domain/chat/no-show.ts';
import { parseChatId, type MessageId, type UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { messageId, productId, userId } from './kernel/ids.ts';
import { lenient, listOf, plain, type Kind } from './kernel/kind.ts';
import { anyTextOrNone, counter } from './kernel/kinds.ts';
import { optional } from './kernel/shape.ts';
import { time, writtenAlways } from './kernel/times.ts';

/**
 * Most messages that one commit may carry: the rules look each of them up, within Firestore's limit of
 * look-ups.
 */
export const MAX_MESSAGES_PER_COMMIT = 8;
/** One look-up fewer where the commit opens the chat, which is counted too. */
export const MAX_MESSAGES_THAT_OPEN = 7;

const pair: Kind<readonly [UserId, UserId]> = {
  reads: v.pipe(
    v.tuple([userId.reads, userId.reads]),
    v.check(([one, other]) => one < other),
    v.transform(([one, other]): readonly [UserId, UserId] => [one, other]),
  ),
  stores: (sides) => sides,
};
/** Who has told, by the appointment's message: `v.record` leaves out what somebody has named `constructor`. */
const noShows: Kind<NoShows> = plain(
  v.pipe(
    v.unknown(),
    v.transform((told): unknown => Object.entries(Object(told))),
    v.array(v.tuple([v.string(), listOf(userId, 2).reads])),
    v.transform((told): NoShows => Object.fromEntries(told)),
  ),
);
const counters: Kind<Readonly<Record<string, number>>> = plain(v.record(v.string(), counter.reads));

interface ChatFields extends Omit<Chat, 'id' | 'touchedAt'> {
  readonly touchedAt: Millis;
  /** The messages of the newest commit. */
  readonly lastBatch: readonly MessageId[];
}

/** `chats/{productId_uid_uid}`. */
export const chatDocument = defineDocument<ChatFields>({
  path: 'chats/{chatId}',
  fields: {
    productId,
    participants: pair,
    lastMessage: { ...anyTextOrNone, limits: { kind: 'text', min: 1, max: MESSAGE_MAX_CHARS } },
    lastMessageAt: writtenAlways(time),
    lastUpdated: writtenAlways(time),
    unreadCount: lenient(counters, {}),
    lastBatch: lenient(listOf(messageId, MAX_MESSAGES_PER_COMMIT), []),
    touchedAt: writtenAlways(lenient(time, millis(0))),
    noShows: optional(noShows),
  },
  server: ['noShows'],
  edits: {
    send: ['lastMessage', 'lastMessageAt', 'lastUpdated', 'unreadCount', 'lastBatch', 'touchedAt'],
    read: ['unreadCount', 'touchedAt'],
  },
});

const READ = [
  'productId',
  'participants',
  'lastMessage',
  'lastMessageAt',
  'lastUpdated',
  'unreadCount',
  'touchedAt',
  'noShows',
] as const;

export function parseChat(id: string, data: unknown): Chat | null {
  const chatId = parseChatId(id);
  const fields = chatDocument.readSome(data, READ);
  return chatId && fields && { id: chatId, ...fields };
}
