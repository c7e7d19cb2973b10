import * as v from 'valibot';
import type { AppointmentPayload, Message, MessageContent } from '#domain/chat/chat.ts';
import { parseOffer } from '#domain/chat/price-offer.ts';
import { parseMessageId, type ChatId, type UserId } from '#domain/ids.ts';
import { millisOfMicros } from '#domain/units.ts';
import {
  lenient,
  listOf,
  momentField,
  optionalText,
  orNull,
  parseFields,
  timestampMicros,
  wholeNumber,
} from './firestore-fields.ts';
import { userIdField } from './id-fields.ts';
import { pictureUrl } from './picture-fields.ts';

/** More people than two never read a message. */
const MAX_READERS = 2;

const appointmentFields = v.object({ at: momentField, place: optionalText, note: optionalText });

/** Read leniently: an offer out of bounds shows as its text. */
const offerFields = v.object({ price: v.unknown() });

const messageFields = v.object({
  sender: userIdField,
  text: optionalText,
  imageUrl: lenient(orNull(pictureUrl), null),
  // Null while a write of this very device waits for the server's time: that row is not the server's word yet.
  timestamp: timestampMicros,
  readBy: lenient<readonly UserId[]>(listOf(userIdField, MAX_READERS), []),
  // Messages from before the outbox have neither.
  seq: lenient(wholeNumber, 0),
  typedAt: lenient(orNull(momentField), null),
  type: lenient(orNull(v.string()), null),
  payload: v.optional(v.unknown()),
});

/** `chats/{chatId}/messages/{id}` as `me` sees it: one's own is sent, the other side's received. */
export function parseMessage(
  id: string,
  data: unknown,
  { chatId, me }: { readonly chatId: ChatId; readonly me: UserId },
): Message | null {
  const messageId = parseMessageId(id);
  const fields = parseFields(messageFields, data);
  if (!messageId || !fields) return null;
  const content = contentOf(fields);
  if (!content) return null;
  return {
    id: messageId,
    chatId,
    sender: fields.sender,
    content,
    position: fields.timestamp,
    seq: fields.seq,
    typedAt: fields.typedAt ?? millisOfMicros(fields.timestamp),
    readBy: fields.readBy.includes(fields.sender) ? fields.readBy : [fields.sender, ...fields.readBy],
    delivery: { kind: fields.sender === me ? 'sent' : 'received' },
  };
}

/** A kind that only a newer app knows shows as its text; `null` where there is nothing to show. */
function contentOf(fields: v.InferOutput<typeof messageFields>): MessageContent | null {
  const appointment = fields.type === 'appointment' ? parseAppointment(fields.payload) : null;
  if (appointment) return { kind: 'appointment', appointment };
  const price = fields.type === 'offer' ? parseOffer(parseFields(offerFields, fields.payload)?.price) : null;
  if (price !== null) return { kind: 'offer', price };
  if (fields.imageUrl !== null) return { kind: 'image', imageUrl: fields.imageUrl, caption: fields.text };
  return fields.text === '' ? null : { kind: 'text', text: fields.text };
}

const parseAppointment = (payload: unknown): AppointmentPayload | null =>
  parseFields(appointmentFields, payload);
