import * as v from 'valibot';
import { MESSAGE_MAX_CHARS, type Message } from '#domain/chat/chat.ts';
import { APPOINTMENT_LIMITS } from '#domain/chat/appointment.ts';
import {
  answerFor,
  answerText,
  VERDICTS,
  type AppointmentPayload,
  type ContentByKind,
  type ContentOf,
  type ForEachKind,
  type MessageContent,
  type MessageKind,
} from '#domain/chat/message-content.ts';
import { OFFER_LIMITS, offerText, parseOffer } from '#domain/chat/price-offer.ts';
import { parseMessageId, type ChatId, type UserId } from '#domain/ids.ts';
import { millisOfMicros, type Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { userId } from './kernel/ids.ts';
import { lenient, listOf, orNull, parsedBy, plain, read, type Reading } from './kernel/kind.ts';
import { anyText, anyTextOrNone, oneOf, textOrNone, whole } from './kernel/kinds.ts';
import { pictureUrl } from './kernel/pictures.ts';
import { joint, named, shape } from './kernel/shape.ts';
import { clientMoment, exactTime, MAX_MOMENT, writtenOnce } from './kernel/times.ts';
import type { StoredFields } from './kernel/stored.ts';

/** More people than two never read a message. */
const MAX_READERS = 2;

const appointment = shape<AppointmentPayload>({
  at: { ...clientMoment, limits: { kind: 'whole', min: 0, max: MAX_MOMENT } },
  place: {
    ...textOrNone(APPOINTMENT_LIMITS.placeChars),
    limits: { kind: 'text', min: 1, max: APPOINTMENT_LIMITS.placeChars },
  },
  note: textOrNone(APPOINTMENT_LIMITS.noteChars),
});
const offer = shape<ContentByKind['offer']>({
  // Out of bounds it shows as its words.
  price: { ...plain(parsedBy(parseOffer)), limits: { kind: 'whole', ...OFFER_LIMITS } },
});

const answer = shape<ContentByKind['answer']>({ verdict: oneOf(VERDICTS) });

/**
 * Kinds that a document names, with what its payload holds; a text and a picture are known by their own
 * fields.
 */
export const MESSAGE_PAYLOADS = { appointment, offer, answer } satisfies {
  readonly [K in Exclude<MessageKind, 'text' | 'image'>]: unknown;
};

const READS: { readonly [K in keyof typeof MESSAGE_PAYLOADS]: Reading<ContentOf<K>> } = {
  appointment: v.pipe(
    appointment.reads,
    v.transform((meeting) => ({ kind: 'appointment' as const, appointment: meeting })),
  ),
  offer: v.pipe(
    offer.reads,
    v.transform(({ price }) => ({ kind: 'offer' as const, price })),
  ),
  answer: v.pipe(
    answer.reads,
    v.transform(({ verdict }) => ({ kind: 'answer' as const, verdict })),
  ),
};

/** The `text` of a kind that is more than words is what an app shows that does not know it. */
const STORES: ForEachKind<StoredFields> = {
  text: ({ text }) => ({ text, imageUrl: null }),
  image: ({ imageUrl, caption }) => ({ text: caption, imageUrl }),
  appointment: ({ kind, appointment: { at, place, note } }) => ({
    text: '',
    imageUrl: null,
    type: kind,
    payload: appointment.encode({ at, place, note }),
  }),
  offer: ({ kind, price }) => ({
    text: offerText(price),
    imageUrl: null,
    type: kind,
    payload: offer.encode({ price }),
  }),
  answer: ({ kind, verdict }) => ({
    text: answerText(verdict),
    imageUrl: null,
    type: kind,
    payload: answer.encode({ verdict }),
  }),
};

const contentFields = v.object({
  text: anyTextOrNone.reads,
  imageUrl: lenient(orNull(pictureUrl), null).reads,
  type: lenient(orNull(anyText), null).reads,
  payload: v.optional(v.unknown()),
});

/** A kind that only a newer app knows shows as its text; `null` where there is nothing to show. */
function contentOf(data: unknown): MessageContent | null {
  const fields = read(contentFields, data);
  if (!fields) return null;
  const { text, imageUrl, type, payload } = fields;
  const content = isNamed(type) ? readPayload(READS[type], payload) : null;
  if (content) return content;
  if (imageUrl !== null) return { kind: 'image', imageUrl, caption: text };
  return text === '' ? null : { kind: 'text', text };
}

const isNamed = (type: string | null): type is keyof typeof READS =>
  type !== null && Object.hasOwn(READS, type);
const readPayload = (reads: Reading<MessageContent>, payload: unknown): MessageContent | null =>
  read(reads, payload);

interface MessageFields extends Pick<Message, 'sender' | 'content' | 'position' | 'readBy' | 'seq'> {
  readonly typedAt: Millis | null;
}

/** `chats/{chatId}/messages/{id}`. */
export const messageDocument = defineDocument<MessageFields>({
  path: 'chats/{chatId}/messages/{messageId}',
  fields: {
    sender: userId,
    content: joint(
      {
        text: { limits: { kind: 'text', min: 0, max: MESSAGE_MAX_CHARS } },
        imageUrl: {},
        type: { optional: true, limits: { kind: 'words', words: Object.keys(MESSAGE_PAYLOADS) } },
        payload: { optional: true },
      },
      contentOf,
      (content: MessageContent) => answerFor(content, STORES),
    ),
    // Null while a write of this very device waits for the server's time: that row is not the server's word
    // yet.
    position: named('timestamp', writtenOnce(exactTime)),
    readBy: lenient(listOf(userId, MAX_READERS), []),
    // Messages from before the outbox have neither.
    seq: { ...lenient(whole, 0), limits: { kind: 'whole', min: 0, max: Number.MAX_SAFE_INTEGER } },
    typedAt: lenient(orNull(clientMoment), null),
  },
  server: [],
  edits: { read: ['readBy'] },
});

/** A message as `me` sees it: one's own is sent, the other side's received. */
export function parseMessage(
  givenId: string,
  data: unknown,
  { chatId, me }: { readonly chatId: ChatId; readonly me: UserId },
): Message | null {
  const messageId = parseMessageId(givenId);
  const fields = messageDocument.read(data);
  if (!messageId || !fields) return null;
  const { sender, position, typedAt, readBy } = fields;
  return {
    ...fields,
    id: messageId,
    chatId,
    typedAt: typedAt ?? millisOfMicros(position),
    readBy: readBy.includes(sender) ? readBy : [sender, ...readBy].slice(0, MAX_READERS),
    delivery: { kind: sender === me ? 'sent' : 'received' },
  };
}

/** What is written to send a message; the server's clock gives it its place. */
export const newMessage = (
  sender: UserId,
  { content, seq, typedAt }: Pick<Message, 'content' | 'seq' | 'typedAt'>,
): StoredFields => messageDocument.encode({ sender, content, readBy: [sender], seq, typedAt });
