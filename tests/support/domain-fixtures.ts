import type { Message } from '#domain/chat/chat.ts';
import {
  parseChatId,
  parseExchangeId,
  parseMessageId,
  parseNotificationId,
  parseOrderId,
  parseProductId,
  parseStoreId,
  parseUserId,
} from '#domain/ids.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { Product } from '#domain/product/product.ts';
import { micros, millis, milligrams, won } from '#domain/units.ts';

/**
 * Turns a parser that answers `null` into one that fails the test: a fixture with a bad id is a broken test.
 */
export const must =
  <Id>(parse: (value: unknown) => Id | null) =>
  (value: string): Id => {
    const id = parse(value);
    if (id === null) throw new Error(`not an id: ${value}`);
    return id;
  };

export const userId = must(parseUserId);
export const productId = must(parseProductId);
export const chatId = must(parseChatId);
export const messageId = must(parseMessageId);
export const exchangeId = must(parseExchangeId);
export const storeId = must(parseStoreId);
export const orderId = must(parseOrderId);
export const notificationId = must(parseNotificationId);

export const BUYER = userId('buyer');
export const SELLER = userId('seller');

/** Epoch milliseconds of a Seoul wall clock, such as `2026-03-11T15:20`. */
export const seoul = (wallClock: string) => millis(Date.parse(`${wallClock}+09:00`));

/** A message of the buyer that the server has taken. */
export const aMessage = (over: Partial<Message> = {}): Message => {
  const typedAt = over.typedAt ?? seoul('2026-03-11T15:20');
  return {
    id: messageId('m1'),
    chatId: chatId('p1_buyer_seller'),
    sender: BUYER,
    content: { kind: 'text', text: '안녕하세요' },
    position: micros(typedAt * 1000),
    seq: 1,
    typedAt,
    readBy: [BUYER],
    delivery: { kind: 'sent' },
    ...over,
  };
};

/** What the seller has said, as this device has received it. */
export const heardMessage = (text: string, position: number): Message =>
  aMessage({
    id: messageId(`m${position}`),
    sender: SELLER,
    content: { kind: 'text', text },
    position: micros(position),
    delivery: { kind: 'received' },
  });

/** A gold ring of 18K and one don, for sale. */
export const aProduct = (over: Partial<Product> = {}): Product => ({
  id: productId('p1'),
  sellerId: SELLER,
  title: '18K 민자 반지 1돈',
  description: '한 번 착용했어요.',
  category: 'ring',
  purity: '18K',
  weight: milligrams(3_750),
  hasStones: false,
  hasCertificate: true,
  hasReceipt: false,
  price: won(600_000),
  negotiable: true,
  tradeMethods: ['meet'],
  region: { sido: '서울특별시', sigungu: '종로구' },
  images: [{ url: 'https://example.com/a.jpg', thumbUrl: 'https://example.com/a-s.jpg', w: 800, h: 800 }],
  status: 'selling',
  createdAt: seoul('2026-03-01T09:00'),
  updatedAt: seoul('2026-03-01T09:00'),
  bumpedAt: seoul('2026-03-01T09:00'),
  favoriteCount: 0,
  chatCount: 0,
  viewCount: 0,
  priceHistory: [],
  ...over,
});

/** A request for one bar of 10 g out of five rings of 18K, not yet answered by the desk. */
export const anExchange = (over: Partial<GoldExchange> = {}): GoldExchange => ({
  id: exchangeId('x1'),
  userId: BUYER,
  viewed: true,
  status: 'requested',
  requestNo: 'GN-260311-0042',
  items: [{ purity: '18K', weight: milligrams(3_750), count: 5, note: '' }],
  targetBars: [{ weight: milligrams(10_000), count: 1 }],
  storeId: storeId('jongno'),
  preferredSlots: [seoul('2026-03-14T14:00')],
  contactPhone: '010-1234-5678',
  estimate: { fineGold: milligrams(14_063), fee: won(20_000), priceDate: '2026-03-11' },
  scheduledAt: null,
  idCheckedAt: null,
  assignedAdminId: null,
  measured: null,
  final: null,
  reason: null,
  receiptNo: null,
  history: [{ to: 'requested', at: seoul('2026-03-11T12:00') }],
  version: 3,
  createdAt: seoul('2026-03-11T12:00'),
  updatedAt: micros(seoul('2026-03-11T12:00') * 1000),
  ...over,
});
