import { catalogue } from '#data/local/catalogue-database.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { MessageContent } from '#domain/chat/message-content.ts';
import { micros, millis, won } from '#domain/units.ts';
import { anOrder, aProfile } from './catalogue-fixtures.ts';
import {
  aMessage,
  aProduct,
  BUYER,
  chatId,
  messageId,
  productId,
  SELLER,
  seoul,
  userId,
} from './domain-fixtures.ts';

export const TALK = chatId('p1_buyer_seller');
const BEGAN = seoul('2026-03-11T10:00');

const pictureAt = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=door`;

/** A picture of `size` bytes that is like no other. */
export const pictureOf = (url: string, size = 400): Blob =>
  new Blob([Uint8Array.from({ length: size }, (_, at) => (url.length * 31 + at * 7) % 256)], {
    type: 'image/jpeg',
  });

const said = (index: number, content: MessageContent): Message =>
  aMessage({
    id: messageId(`m${index}`),
    chatId: TALK,
    sender: index % 2 === 0 ? BUYER : SELLER,
    content,
    position: micros((BEGAN + index * 60_000) * 1000),
    typedAt: millis(BEGAN + index * 60_000),
    seq: index,
  });

/** A conversation about a ring that ends in a deal, as the seller's device holds it. */
export async function aProvenTalk(db: UserDatabase, { texts = 12, photos = 2 } = {}): Promise<void> {
  const contents: MessageContent[] = [
    { kind: 'text', text: '안녕하세요 <b>반지</b> & "보증서" 있나요?' },
    ...Array.from({ length: texts }, (_, at): MessageContent => ({
      kind: 'text',
      text: `${at}번째 말이에요. 내일 세 시에 종로3가역 5번 출구 앞에서 뵐게요.`,
    })),
    ...Array.from({ length: photos }, (_, at): MessageContent => ({
      kind: 'image',
      imageUrl: pictureAt(`chatImages/${TALK}/${at}_photo-${'x'.repeat(at % 5)}.jpg`),
      caption: '',
    })),
    { kind: 'offer', price: won(590_000) },
    { kind: 'appointment', appointment: { at: seoul('2026-03-12T15:00'), place: '종로3가역', note: '' } },
  ];
  const messages = contents.map((content, index) => said(index, content));
  const offer = messages.at(-2);
  if (!offer) throw new Error('no offer was made');
  messages.push({
    ...said(contents.length, { kind: 'answer', verdict: 'accepted' }),
    id: messageId(`${offer.id}-a`),
  });
  await db.messages.bulkPut(messages);
  await db.chats.put({
    id: TALK,
    productId: productId('p1'),
    participants: [BUYER, SELLER],
    lastMessage: '',
    lastMessageAt: BEGAN,
    lastUpdated: BEGAN,
    unreadCount: {},
    isOnServer: true,
  });
  await db.histories.put({
    chatId: TALK,
    oldest: messages[0]?.position ?? micros(0),
    newest: messages.at(-1)?.position ?? micros(0),
    reachedStart: true,
  });
  await db.orders.put(anOrder({ chatId: TALK, createdAt: seoul('2026-03-11T18:00') }));
  const url = pictureAt(`productImages/seller/p1-0.jpg`);
  await catalogue.products.put(
    aProduct({ images: [{ url, thumbUrl: url, w: 8, h: 8 }], favoriteCount: 987_654, viewCount: 876_543 }),
  );
  await catalogue.profiles.bulkPut([
    aProfile({ uid: SELLER, nickname: '종로한돈' }),
    aProfile({ uid: BUYER, nickname: '금모으는하루' }),
  ]);
  await catalogue.goldPrices.put({
    date: '2026-03-11',
    buyPerGram: won(240_000),
    sellPerGram: won(214_400),
    source: '한국금거래소',
    updatedAt: BEGAN,
  });
}

/** What other people say, do and are, each with this word in it: none of it belongs into a proof. */
export async function strangersAround(db: UserDatabase, word: string): Promise<void> {
  const stranger = userId(`${word}person`);
  const room = chatId(`p1_buyer_${word}person`);
  await db.messages.put({
    ...said(500, { kind: 'text', text: `${word} 말` }),
    id: messageId(`${word}1`),
    chatId: room,
    sender: stranger,
  });
  await db.orders.put(anOrder({ id: anOrder().id, chatId: TALK, createdAt: seoul('2026-03-11T18:00') }));
  await catalogue.profiles.put(aProfile({ uid: stranger, nickname: `${word} 이름` }));
  await catalogue.products.put(
    aProduct({ id: productId(`${word}p`), sellerId: stranger, title: `${word} 상품`, description: word }),
  );
  await db.drafts.put({ key: `chat:${TALK}`, value: `${word} 쓰던 말`, updatedAt: BEGAN });
}
