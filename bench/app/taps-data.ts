import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { chatDocument } from '#documents/chat.ts';
import { messageDocument } from '#documents/message.ts';
import type { Chat, Message } from '#domain/chat/chat.ts';
import { chatIdOf, sortedPair } from '#domain/chat/chat-id.ts';
import { parseMessageId, parseUserId, type ChatId, type UserId } from '#domain/ids.ts';
import { lastMessageOf } from '#domain/chat/message-text.ts';
import type { Product } from '#domain/product/product.ts';
import { micros, millis } from '#domain/units.ts';
import { documentsOf, listingOf } from './market-data.ts';

// A device that has been used for years: listings with pictures, rooms, and one room in which much was said.

/** What of the demo data a listing of this bench is drawn with. */
export interface Drawn {
  readonly sellerId: string;
  readonly images: Product['images'];
}

/** Listing `n` as `listingOf` makes it, by somebody who is there and with pictures that are there. */
export function drawnListing(n: number, drawn: Drawn): Product {
  const sellerId = given(parseUserId(drawn.sellerId));
  return { ...listingOf(n), sellerId, images: drawn.images };
}

export { documentsOf };

const MINUTE_MS = 60_000;
const WORDS = [
  '안녕하세요, 아직 판매 중이신가요?',
  '네, 판매 중입니다.',
  '보증서도 함께 주시나요?',
  '네, 케이스까지 그대로 있어요. 사진 더 보내드릴까요?',
  '감사합니다. 이번 주 토요일 오후에 종로3가역 근처에서 뵐 수 있을까요?',
  'ㅎㅎ',
];
/** Every so often somebody sends a picture. */
const PHOTO_EVERY = 50;

/** `count` messages about a listing between `me` and its seller, the last at `until`. */
export function talkOf(
  listing: Pick<Product, 'id' | 'sellerId'>,
  asker: string,
  {
    count,
    until,
    photos,
  }: { readonly count: number; readonly until: number; readonly photos: readonly string[] },
): { readonly chat: Chat; readonly messages: readonly Message[] } {
  const me = given(parseUserId(asker));
  const chatId = chatIdOf(listing.id, me, listing.sellerId);
  if (!chatId.ok) throw new Error(chatId.code);
  const messages = Array.from({ length: count }, (_, n) =>
    messageOf(chatId.value, n, {
      sender: n % 3 === 0 ? me : listing.sellerId,
      me,
      at: until - (count - 1 - n) * MINUTE_MS,
      photo: photos.length > 0 && n % PHOTO_EVERY === PHOTO_EVERY - 2 ? photos[n % photos.length] : undefined,
    }),
  );
  const last = given(messages.at(-1) ?? null);
  const chat: Chat = {
    id: chatId.value,
    productId: listing.id,
    participants: sortedPair(me, listing.sellerId),
    lastMessage: lastMessageOf(last.content),
    lastMessageAt: millis(until),
    lastUpdated: millis(until),
    touchedAt: millis(until),
    unreadCount: { [me]: 0, [listing.sellerId]: 0 },
  };
  return { chat, messages };
}

function messageOf(
  chatId: ChatId,
  n: number,
  {
    sender,
    me,
    at,
    photo,
  }: {
    readonly sender: UserId;
    readonly me: UserId;
    readonly at: number;
    readonly photo: string | undefined;
  },
): Message {
  const text = `${WORDS[n % WORDS.length]} (${n})`;
  return {
    id: given(parseMessageId(`${chatId.split('_')[0]}-${n}`)),
    chatId,
    sender,
    content: photo === undefined ? { kind: 'text', text } : { kind: 'image', imageUrl: photo, caption: '' },
    position: micros(at * 1_000),
    seq: n,
    typedAt: millis(at),
    readBy: sortedPair(sender, sender === me ? given(otherIn(chatId, me)) : me),
    delivery: { kind: sender === me ? 'sent' : 'received' },
  };
}

function otherIn(chatId: ChatId, me: UserId): UserId | null {
  return parseUserId(
    chatId
      .split('_')
      .slice(1)
      .find((uid) => uid !== me),
  );
}

/** What a talk is on the server, by path below the database's root. */
export const talkDocuments = ({ chat, messages }: ReturnType<typeof talkOf>) => {
  const { id, ...fields } = chat;
  const touchedAt = fields.touchedAt ?? fields.lastUpdated;
  const lastBatch = messages.slice(-1).map((message) => message.id);
  return [
    [`chats/${id}`, encodeFields(chatDocument.encode({ ...fields, touchedAt, lastBatch }))],
    ...messages.map((message) => [
      `chats/${id}/messages/${message.id}`,
      encodeFields(messageDocument.encode(message)),
    ]),
  ];
};

function given<T>(value: T | null): T {
  if (value === null) throw new Error('there is none');
  return value;
}
