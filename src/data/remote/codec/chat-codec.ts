import * as v from 'valibot';
import type { Chat } from '#domain/chat/chat.ts';
import { parseChatId, type UserId } from '#domain/ids.ts';
import { counter, lenient, optionalText, parseFields, timestampMillis } from './firestore-fields.ts';
import { productIdField, userIdField } from './id-fields.ts';

const chatFields = v.object({
  productId: productIdField,
  participants: v.pipe(
    v.tuple([userIdField, userIdField]),
    v.check(([one, other]) => one < other),
    v.transform(([one, other]): readonly [UserId, UserId] => [one, other]),
  ),
  lastMessage: optionalText,
  lastMessageAt: timestampMillis,
  lastUpdated: timestampMillis,
  unreadCount: lenient<Readonly<Record<string, number>>>(v.record(v.string(), counter), {}),
});

/** `chats/{id}`. */
export function parseChat(id: string, data: unknown): Chat | null {
  const chatId = parseChatId(id);
  const fields = parseFields(chatFields, data);
  return chatId && fields && { id: chatId, ...fields };
}
