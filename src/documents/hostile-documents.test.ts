import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chat } from '#domain/chat/chat.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { millis } from '#domain/units.ts';
import {
  aComment,
  aGoldPrice,
  anOrder,
  aPost,
  aProfile,
  aReview,
  aStore,
} from '#tests/support/catalogue-fixtures.ts';
import {
  aMessage,
  anExchange,
  aProduct,
  BUYER,
  chatId,
  notificationId,
  productId,
  SELLER,
} from '#tests/support/domain-fixtures.ts';
import { chatDocument, parseChat } from './chat.ts';
import { commentDocument, parseComment } from './comment.ts';
import { exchangeDocument, parseExchange } from './exchange.ts';
import { feeTableDocument, parseFeeTable } from './fee-table.ts';
import { goldPriceDocument, parseGoldPrice } from './gold-price.ts';
import type { StoredFields } from './kernel/stored.ts';
import { messageDocument, parseMessage } from './message.ts';
import { notificationDocument, parseNotification } from './notification.ts';
import { orderDocument, parseOrder } from './order.ts';
import { favoriteDocument, parseFavorite } from './person-items.ts';
import { parsePost, postDocument } from './post.ts';
import { parseProduct, productDocument } from './product.ts';
import { parseProfile, profileDocument } from './profile.ts';
import { parseReview, reviewDocument } from './review.ts';
import { parseStore, storeDocument } from './store.ts';

const CHAT = chatId('p1_buyer_seller');

const aChat: Chat = {
  id: CHAT,
  productId: productId('p1'),
  participants: [BUYER, SELLER],
  lastMessage: '안녕하세요',
  lastMessageAt: millis(5),
  lastUpdated: millis(5),
  touchedAt: millis(5),
  unreadCount: { buyer: 0, seller: 1 },
};

const aNotification: Notification = {
  id: notificationId('n1'),
  to: BUYER,
  type: 'system',
  title: '알림',
  body: '내용',
  link: '/chat/p1_buyer_seller',
  meta: {},
  read: false,
  createdAt: millis(5),
  readAt: null,
};

type Parse<T> = (id: string, data: unknown) => T | null;

/** A kind of document: a good one, and how any is read. */
function kind<T>(id: string, value: T, encode: (value: T) => StoredFields, parse: Parse<T>) {
  return {
    value,
    good: encode(value),
    id,
    parse,
    /** What is read survives its own way back, or nothing is read. */
    expectWhole(anyId: string, data: unknown): void {
      const read = parse(anyId, data);
      if (read !== null) expect(parse(anyId, encode(read))).toEqual(read);
    },
  };
}

const KINDS = {
  product: kind('p1', aProduct(), productDocument.encode, parseProduct),
  profile: kind('seller', aProfile(), profileDocument.encode, parseProfile),
  post: kind('b1', aPost(), postDocument.encode, parsePost),
  comment: kind('c1', aComment(), commentDocument.encode, (id, data) =>
    parseComment(id, data, aComment().postId),
  ),
  store: kind('s1', aStore(), storeDocument.encode, parseStore),
  goldPrice: kind('2026-03-11', aGoldPrice(), goldPriceDocument.encode, parseGoldPrice),
  feeTable: kind('default', DEFAULT_FEE_TABLE, feeTableDocument.encode, parseFeeTable),
  review: kind('o1_buyer', aReview({ isWithheld: true }), reviewDocument.encode, parseReview),
  order: kind('o1', anOrder(), orderDocument.encode, parseOrder),
  chat: kind(CHAT, aChat, chatDocument.encode, parseChat),
  message: kind('m1', aMessage(), messageDocument.encode, (id, data) =>
    parseMessage(id, data, { chatId: CHAT, me: BUYER }),
  ),
  notification: kind('n1', aNotification, notificationDocument.encode, parseNotification),
  exchange: kind('x1', anExchange({ touchedAt: millis(5) }), exchangeDocument.encode, parseExchange),
  favorite: kind(
    'p1',
    { productId: productId('p1'), createdAt: millis(5) },
    favoriteDocument.encode,
    parseFavorite,
  ),
};

const junk = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withTypedArray: true,
});

describe.each(Object.entries(KINDS))('a %s', (_name, { value, good, id, parse, expectWhole }) => {
  test('that is good is read', () => {
    expect(parse(id, good)).toEqual(value);
  });

  test('that is anything at all, or has any id, is refused or whole', () => {
    fc.assert(
      fc.property(fc.string(), junk, (anyId, data) => {
        expectWhole(id, data);
        expectWhole(anyId, good);
      }),
    );
  });

  test('with one field replaced by anything is refused or whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good)), junk, (field, value) => {
        expectWhole(id, { ...good, [field]: value });
      }),
    );
  });
});

test('a message that two others are said to have read, and not its sender, has no more readers than a room', () => {
  const { id, good, parse, expectWhole } = KINDS.message;
  const hostile = { ...good, readBy: ['0', '0'] };
  expectWhole(id, hostile);
  expect(parse(id, hostile)).toMatchObject({ readBy: [BUYER, '0'] });
});
