import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import { Timestamp as LiteTimestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import type { Chat, Message } from '#domain/chat/chat.ts';
import { VERDICTS } from '#domain/chat/message-content.ts';
import { OFFER_LIMITS } from '#domain/chat/price-offer.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { NOTIFICATION_TYPES, type Notification } from '#domain/notification/notification.ts';
import { PURITIES } from '#domain/product/product.ts';
import { micros, millis, milligrams, won } from '#domain/units.ts';
import {
  aMessage,
  BUYER,
  chatId,
  exchangeId,
  messageId,
  notificationId,
  productId,
  SELLER,
  storeId,
} from '#tests/support/domain-fixtures.ts';
import {
  chatDocument,
  exchangeDocument,
  messageDocument,
  notificationDocument,
  timestampOf,
} from '#tests/support/firestore-documents.ts';
import { parseChat } from './chat.ts';
import { parseExchange } from './exchange.ts';
import { parseFavorite } from './person-items.ts';
import { parseMessage } from './message.ts';
import { parseNotification } from './notification.ts';

const CHAT = chatId('p1_buyer_seller');
const parseAsBuyer = (id: string, data: unknown) => parseMessage(id, data, { chatId: CHAT, me: BUYER });

const aMoment = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(millis);
const aMicro = fc.integer({ min: 0, max: 4_000_000_000_000_000 }).map(micros);
const centigrams = fc.integer({ min: 1, max: 10_000_000 }).map((steps) => milligrams(steps * 10));
const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map(won);

describe('chats', () => {
  const chats: fc.Arbitrary<Chat> = fc.record({
    id: fc.constant(CHAT),
    productId: fc.constant(productId('p1')),
    participants: fc.constant([BUYER, SELLER] as const),
    lastMessage: fc.string(),
    lastMessageAt: aMoment,
    lastUpdated: aMoment,
    touchedAt: aMoment,
    unreadCount: fc.record({ buyer: fc.nat(), seller: fc.nat() }),
  });

  it('reads back every chat that is written', () => {
    fc.assert(
      fc.property(chats, (chat) => {
        expect(parseChat(chat.id, chatDocument(chat))).toEqual(chat);
      }),
    );
  });

  it('refuses participants that are unsorted, missing or one person', () => {
    const chat = fc.sample(chats, 1).map(chatDocument)[0];
    for (const participants of [['seller', 'buyer'], ['buyer'], ['buyer', 'buyer'], 'buyer', null]) {
      expect(parseChat(CHAT, { ...chat, participants })).toBeNull();
    }
  });

  it('reads who has told of an appointment, whatever its message is called', () => {
    const chat = fc.sample(chats, 1).map(chatDocument)[0];
    const noShows = Object.fromEntries(['m1', 'constructor', 'toString'].map((name) => [name, ['buyer']]));
    expect(parseChat(CHAT, { ...chat, noShows })?.noShows).toEqual(noShows);
    for (const broken of ['buyer', { m1: 'buyer' }]) {
      expect(parseChat(CHAT, { ...chat, noShows: broken })).not.toHaveProperty('noShows');
    }
  });

  it('counts a broken unread counter as nothing', () => {
    const chat = fc.sample(chats, 1).map(chatDocument)[0];
    expect(parseChat(CHAT, { ...chat, unreadCount: { buyer: -3, seller: 'x' } })?.unreadCount).toEqual({
      buyer: 0,
      seller: 0,
    });
    expect(parseChat(CHAT, { ...chat, unreadCount: null })?.unreadCount).toEqual({});
  });
});

describe('messages', () => {
  const contents: fc.Arbitrary<Message['content']> = fc.oneof(
    fc.record({ kind: fc.constant('text' as const), text: fc.string({ minLength: 1 }) }),
    fc.record({
      kind: fc.constant('image' as const),
      imageUrl: fc.constantFrom(
        'https://firebasestorage.googleapis.com/v0/b/x/o/a.jpg?alt=media',
        'http://127.0.0.1:9199/v0/b/x/o/a',
      ),
      caption: fc.string(),
    }),
    fc.record({
      kind: fc.constant('appointment' as const),
      appointment: fc.record({ at: aMoment, place: fc.string(), note: fc.string() }),
    }),
    fc.record({
      kind: fc.constant('offer' as const),
      price: fc.integer({ min: OFFER_LIMITS.min, max: OFFER_LIMITS.max }).map(won),
    }),
    fc.record({ kind: fc.constant('answer' as const), verdict: fc.constantFrom(...VERDICTS) }),
  );
  const messages = fc
    .record({
      content: contents,
      position: aMicro,
      seq: fc.nat(),
      typedAt: aMoment,
      readByBoth: fc.boolean(),
    })
    .map(({ readByBoth, ...over }) => aMessage({ ...over, readBy: readByBoth ? [BUYER, SELLER] : [BUYER] }));

  it('shows an offer out of bounds as its words', () => {
    const offer = aMessage({ content: { kind: 'offer', price: won(480_000) } });
    const odd = { ...messageDocument(offer), text: '[가격 제안] 5원', payload: { price: 5 } };
    expect(parseAsBuyer(offer.id, odd)?.content).toEqual({ kind: 'text', text: '[가격 제안] 5원' });
  });

  it('reads back every message that is written', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(parseAsBuyer(message.id, messageDocument(message))).toEqual(message);
      }),
    );
  });

  it("calls the other side's messages received", () => {
    expect(parseMessage('m1', messageDocument(aMessage()), { chatId: CHAT, me: SELLER })?.delivery).toEqual({
      kind: 'received',
    });
  });

  it('takes the timestamps of both SDKs to the microsecond', () => {
    for (const timestamp of [
      new Timestamp(1_770_000_000, 123_456_000),
      new LiteTimestamp(1_770_000_000, 123_456_000),
    ]) {
      expect(parseAsBuyer('m1', { ...messageDocument(aMessage()), timestamp })?.position).toBe(
        1_770_000_000_123_456,
      );
    }
  });

  it("refuses a row that waits for the server's time", () => {
    expect(parseAsBuyer('m1', { ...messageDocument(aMessage()), timestamp: null })).toBeNull();
  });

  it('fills what messages from before the outbox lack', () => {
    const { seq: _seq, typedAt: _typedAt, readBy: _readBy, ...old } = messageDocument(aMessage());
    const message = parseAsBuyer('m1', old);
    expect(message).toMatchObject({ seq: 0, readBy: [BUYER] });
    expect(message?.typedAt).toBe(aMessage().typedAt);
  });

  it('shows a kind of message that only a newer app knows as its text', () => {
    const newer = { ...messageDocument(aMessage()), type: 'hologram', payload: { any: 'thing' } };
    expect(parseAsBuyer('m1', newer)?.content).toEqual({ kind: 'text', text: '안녕하세요' });
  });

  it('never lets an address that is no picture reach a screen', () => {
    for (const imageUrl of [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://example.com/a.jpg',
      'https://user:pw@example.com/a',
      '//example.com/a',
      7,
    ]) {
      expect(parseAsBuyer('m1', { ...messageDocument(aMessage()), imageUrl })?.content.kind).toBe('text');
    }
  });

  it('keeps an id that is no document id out', () => {
    expect(parseAsBuyer('a/b', messageDocument(aMessage({ id: messageId('m1') })))).toBeNull();
  });
});

describe('notifications', () => {
  const notifications: fc.Arbitrary<Notification> = fc.record({
    id: fc.constant(notificationId('n1')),
    to: fc.constant(BUYER),
    type: fc.constantFrom(...NOTIFICATION_TYPES),
    title: fc.string(),
    body: fc.string(),
    link: fc.constantFrom('', '/chat/p1_buyer_seller', '/notifications?x=1'),
    meta: fc.constantFrom<Readonly<Record<string, string>>>({}, { exchangeId: 'e1', status: 'scheduled' }),
    read: fc.boolean(),
    createdAt: aMoment,
    readAt: fc.option(aMoment, { nil: null }),
  });

  it('reads back every notification that is written', () => {
    fc.assert(
      fc.property(notifications, (notification) => {
        expect(parseNotification('n1', notificationDocument(notification))).toEqual(notification);
      }),
    );
  });

  it('reads a type that only a newer server knows as a system notification', () => {
    const sample = fc.sample(notifications, 1).map(notificationDocument)[0];
    expect(parseNotification('n1', { ...sample, type: 'fireworks' })?.type).toBe('system');
  });

  it('drops a link that leads out of the app', () => {
    const sample = fc.sample(notifications, 1).map(notificationDocument)[0];
    for (const link of [
      'https://example.com',
      '//example.com',
      '/\\example.com',
      'javascript:alert(1)',
      '/a b',
      '/\t/example.com',
    ]) {
      expect(parseNotification('n1', { ...sample, link })?.link).toBe('');
    }
  });
});

describe('exchanges', () => {
  const items = fc.array(
    fc.record({
      purity: fc.constantFrom(...PURITIES),
      weight: centigrams,
      count: fc.integer({ min: 1, max: 99 }),
      note: fc.string(),
    }),
    { maxLength: 5 },
  );
  const exchanges: fc.Arbitrary<GoldExchange> = fc.record({
    id: fc.constant(exchangeId('e1')),
    userId: fc.constant(BUYER),
    viewed: fc.boolean(),
    status: fc.constantFrom('requested', 'scheduled', 'in_progress', 'completed', 'cancelled', 'rejected'),
    requestNo: fc.string(),
    items,
    targetBars: fc.array(fc.record({ weight: centigrams, count: fc.integer({ min: 1, max: 9 }) }), {
      maxLength: 5,
    }),
    storeId: fc.constant(storeId('s1')),
    preferredSlots: fc.array(aMoment, { maxLength: 3 }),
    contactPhone: fc.string(),
    estimate: fc.record({
      fineGold: centigrams,
      fee: fc.option(amount),
      priceDate: fc.constantFrom(null, '2026-03-11'),
    }),
    scheduledAt: fc.option(aMoment),
    idCheckedAt: fc.option(aMoment),
    assignedAdminId: fc.option(fc.constant(SELLER)),
    measured: fc.option(items),
    final: fc.option(fc.record({ fineGold: centigrams, fee: amount })),
    reason: fc.option(fc.string()),
    receiptNo: fc.option(fc.string()),
    history: fc.array(fc.record({ to: fc.constantFrom('requested', 'scheduled'), at: aMoment }), {
      maxLength: 5,
    }),
    version: fc.nat(),
    createdAt: aMoment,
    updatedAt: aMicro,
    touchedAt: aMoment,
  });

  it('reads back every exchange that is written, grams to the milligram', () => {
    fc.assert(
      fc.property(exchanges, (exchange) => {
        expect(parseExchange('e1', exchangeDocument(exchange))).toEqual(exchange);
      }),
    );
  });

  it('reads what is left out as not there yet', () => {
    const sample = fc.sample(exchanges, 1).map(exchangeDocument)[0];
    const {
      scheduledAt: _s,
      measured: _m,
      final: _f,
      reason: _r,
      receiptNo: _n,
      history: _h,
      ...early
    } = {
      ...sample,
    };
    expect(parseExchange('e1', early)).toMatchObject({
      scheduledAt: null,
      measured: null,
      final: null,
      reason: null,
      receiptNo: null,
      history: [],
    });
  });

  it('reads every step of one whose visit was moved again and again, the last of them too', () => {
    const history: GoldExchange['history'] = [
      { to: 'requested', at: millis(1) },
      ...Array.from({ length: 60 }, (_, move) => ({ to: 'scheduled', at: millis(2 + move) }) as const),
      { to: 'in_progress', at: millis(62) },
      { to: 'completed', at: millis(63) },
    ];
    const sample = fc.sample(exchanges, 1).map((exchange) => exchangeDocument({ ...exchange, history }))[0];
    expect(parseExchange('e1', sample)?.history).toEqual(history);
  });

  it('refuses a state that it does not know rather than showing another', () => {
    const sample = fc.sample(exchanges, 1).map(exchangeDocument)[0];
    expect(parseExchange('e1', { ...sample, status: 'teleported' })).toBeNull();
  });
});

describe('favorites', () => {
  it('goes by the field, whatever the id, and does without a time', () => {
    const at = millis(1_770_000_000_000);
    expect(parseFavorite('old id', { favoriteProductId: 'p1' })).toEqual({ productId: 'p1', createdAt: 0 });
    expect(parseFavorite('p1', { favoriteProductId: 'p1', createdAt: timestampOf(at) })?.createdAt).toBe(at);
    expect(parseFavorite('p1', { favoriteProductId: 'a/b' })).toBeNull();
  });
});
