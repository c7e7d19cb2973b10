import { describe, expect, test } from 'vitest';
import { parseChat } from '#documents/chat.ts';
import { parseFavorite } from '#documents/person-items.ts';
import { parseGoldPrice } from '#documents/gold-price.ts';
import { parseMessage } from '#documents/message.ts';
import { parseProduct } from '#documents/product.ts';
import { parseProfile } from '#documents/profile.ts';
import { parseReport } from '#documents/report.ts';
import { chatIdOf } from '#domain/chat/chat-id.ts';
import { pricePositionOf } from '#domain/gold/price-position.ts';
import { isDocumentId, parseChatId } from '#domain/ids.ts';
import { PRODUCT_CATEGORIES, PRODUCT_LIMITS, PRODUCT_STATUSES, PURITIES } from '#domain/product/product.ts';
import { millis } from '#domain/units.ts';
import { lastAfternoon } from './clock.mjs';
import { parsed, seedAt, type SeedDocument } from './seed-documents.ts';

/**
 * A usual noon, just after midnight before a long holiday, a morning before prices are published, and days
 * that are odd.
 */
const MOMENTS = [
  '2026-03-11T12:00:00+09:00',
  '2026-02-14T00:01:00+09:00',
  '2026-07-06T06:30:00+09:00',
  '2026-11-22T23:55:00+09:00',
  '2026-08-31T09:00:00+09:00',
  '2028-02-29T12:00:00+09:00',
  '2027-01-01T00:05:00+09:00',
];
const seed = seedAt('2026-03-11T12:00:00+09:00');
const usual = fromAfternoon('2026-03-11');
const now = millis(Date.parse('2026-03-11T12:00:00+09:00'));

const products = parsed(seed.of('products'), parseProduct);
const profiles = parsed(seed.of('profiles'), parseProfile);
const prices = parsed(seed.of('goldPrices'), parseGoldPrice);
const chats = parsed(seed.of('chats'), parseChat);
const uids = new Set<string>(profiles.map(({ uid }) => uid));

/** Every document with its moments as distances from three in the afternoon of a day. */
function fromAfternoon(day: string): readonly string[] {
  const at = Date.parse(`${day}T15:00:00+09:00`);
  return seedAt(`${day}T15:00:00+09:00`)
    .all.filter(({ path }) => !/^(?:goldPrices|counters)\//.test(path))
    .map((document) =>
      JSON.stringify(document)
        .replaceAll(/"seconds":(\d+)/g, (_, seconds: string) => `"seconds":${Number(seconds) - at / 1000}`)
        .replaceAll(/(?<!\d)\d{13}(?!\d)/g, (moment) => String(Number(moment) - at))
        .replaceAll(/GN-\d{6}-|"priceDate":"[\d-]+"|\d{4}(?:\.\d\d){2}|token=[\w-]+/g, ''),
    );
}

describe('whenever it is seeded', () => {
  test.each(MOMENTS)('at %s no document is from the future, save what is agreed on', (moment) => {
    const at = Date.parse(moment);
    const late: string[] = [];
    for (const { path, data } of seedAt(moment).all) {
      for (const [field, value] of Object.entries(data)) {
        if (field === 'scheduledAt' || typeof value !== 'object' || value === null) continue;
        if ('seconds' in value && Number(value.seconds) * 1000 > at) late.push(`${path} ${field}`);
      }
    }
    expect(late).toEqual([]);
  });

  test.each(MOMENTS)('at %s the same documents are made, twice the same', (moment) => {
    const once = seedAt(moment);
    expect(seedAt(moment).all).toEqual(once.all);
    const lasting = ({ path }: SeedDocument) => !/^(?:goldPrices|counters)\//.test(path);
    expect(once.all.filter(lasting).map(({ path }) => path)).toEqual(
      seed.all.filter(lasting).map(({ path }) => path),
    );
  });

  test.each(['00:05', '09:00', '12:00', '14:59', '15:00', '23:55'])(
    'the afternoon before %s in Seoul is the last one',
    (time) => {
      const at = Date.parse(`2028-02-29T${time}:00+09:00`);
      const afternoon = lastAfternoon(at);
      expect(new Date(afternoon).toISOString()).toMatch(/T06:00:00\.000Z$/);
      expect(at - afternoon).toBeGreaterThanOrEqual(0);
      expect(at - afternoon).toBeLessThan(24 * 60 * 60_000);
    },
  );

  test.each(['2026-11-22', '2026-08-31', '2028-02-29', '2027-01-01', '2026-02-16'])(
    'counted back from the afternoon of %s it is as on any other day, save prices and what names its day',
    (day) => {
      expect(fromAfternoon(day)).toEqual(usual);
    },
  );

  test('all ids are ones that the app takes', () => {
    expect(seed.all.length).toBeGreaterThan(900);
    expect(seed.all.flatMap(({ path }) => path.split('/')).filter((part) => !isDocumentId(part))).toEqual([]);
  });
});

describe('listings', () => {
  test('stay within the limits', () => {
    for (const product of products) {
      expect(product.title.length).toBeLessThanOrEqual(PRODUCT_LIMITS.titleChars);
      expect(product.description.length).toBeLessThanOrEqual(PRODUCT_LIMITS.descriptionChars);
      expect(product.images.length).toBeGreaterThanOrEqual(1);
      expect(product.images.length).toBeLessThanOrEqual(PRODUCT_LIMITS.images);
      expect(uids.has(product.sellerId)).toBe(true);
      expect(product.stoneWeight ?? 0).toBeLessThan(product.weight);
    }
  });

  test('cover every category, purity and state', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(PRODUCT_CATEGORIES));
    expect(new Set(products.map(({ purity }) => purity))).toEqual(new Set(PURITIES));
    expect(new Set(products.map(({ status }) => status))).toEqual(new Set(PRODUCT_STATUSES));
  });

  test('stand low, fair, high and nowhere against the gold price', () => {
    const newest = prices.reduce((best, price) => (price.date > best.date ? price : best));
    const selling = products.filter(({ status }) => status === 'selling');
    const kinds = selling.map((product) => pricePositionOf(product, newest, now).kind);
    expect(new Set(kinds)).toEqual(new Set(['low', 'fair', 'high', 'none']));
    expect(kinds.filter((kind) => kind === 'fair').length).toBeGreaterThan(selling.length / 2);
  });

  test('end their price history with the price, and began dearer', () => {
    const changed = products.filter(({ priceHistory }) => priceHistory.length > 0);
    expect(changed.length).toBeGreaterThanOrEqual(5);
    for (const { price, priceHistory } of changed) {
      expect(priceHistory.at(-1)?.price).toBe(price);
      expect(priceHistory[0]?.price).toBeGreaterThan(price);
      const moments = priceHistory.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    }
  });

  test('belong to the demo people as announced', () => {
    const owned = (uid: string) => products.filter(({ sellerId }) => sellerId === uid).length;
    expect(owned('demo-seller')).toBe(8);
    expect(owned('demo-buyer')).toBe(3);
  });

  test('count the favourites, chats and looks that there are, as the server does', () => {
    const favorites = parsed(seed.of('favorites/*/items'), parseFavorite);
    for (const product of products) {
      expect(product.favoriteCount).toBe(
        favorites.filter(({ productId }) => productId === product.id).length,
      );
      expect(product.viewCount).toBe(seed.of(`products/${product.id}/views`).length);
      expect(product.viewCount).toBeGreaterThanOrEqual(product.favoriteCount);
      expect(product.chatCount).toBe(chats.filter((chat) => chat.productId === product.id).length);
    }
    expect(products.some(({ favoriteCount }) => favoriteCount >= 6)).toBe(true);
  });
});

describe('conversations', () => {
  const messagesOf = (chatId: string) => seed.of(`chats/${chatId}/messages`);

  test('are named after the listing and the sorted pair', () => {
    expect(chats.length).toBeGreaterThanOrEqual(8);
    for (const { id, productId, participants } of chats) {
      expect(chatIdOf(productId, participants[1], participants[0])).toEqual({ ok: true, value: id });
      const listing = products.find((product) => product.id === productId);
      expect(participants).toContain(listing?.sellerId);
    }
  });

  test('hold messages that the app reads, each later than the one before', () => {
    for (const { id, participants } of chats) {
      const chatId = parseChatId(id);
      if (chatId === null) throw new Error(id);
      const messages = parsed(messagesOf(id), (messageId, data) =>
        parseMessage(messageId, data, { chatId, me: participants[0] }),
      );
      const positions = messages.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
      for (const uid of participants) {
        const seqs = messages.filter(({ sender }) => sender === uid).map(({ seq }) => seq);
        expect(seqs).toEqual(seqs.map((_, i) => i + 1));
      }
    }
  });

  test('count as unread what the reader is missing from, and sum up their last message', () => {
    for (const { id, participants, unreadCount, lastMessageAt } of chats) {
      const messages = messagesOf(id).map(({ data }) => data);
      for (const uid of participants) {
        const missing = messages.filter(({ readBy }) => Array.isArray(readBy) && !readBy.includes(uid));
        expect(unreadCount[uid]).toBe(missing.length);
      }
      const last = messagesOf(id).at(-1);
      const document = seed.of('chats').find((chat) => chat.id === id);
      expect(document?.data['lastBatch']).toEqual([last?.id]);
      expect(document?.data['lastMessageAt']).toEqual(last?.data['timestamp']);
      expect(lastMessageAt).toBeLessThanOrEqual(now);
    }
  });

  test('name no message as another is named, in whatever room', () => {
    const ids = seed.of('chats/*/messages').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('include one of 300 messages with photos and an appointment, whose end the buyer has not read', () => {
    const long = messagesOf('ring-1_demo-buyer_demo-seller').map(({ data }) => data);
    expect(long).toHaveLength(300);
    expect(long.filter(({ imageUrl }) => imageUrl !== null).length).toBeGreaterThanOrEqual(4);
    expect(long.filter(({ type }) => type === 'appointment')).toHaveLength(1);
    expect(long.at(-1)?.['readBy']).toEqual(['demo-seller']);
  });
});

describe('the reports', () => {
  const reports = parsed(seed.of('reports'), parseReport);

  test('are about what there is, by people who are there', () => {
    const paths = new Set(seed.all.map(({ path }) => path));
    const pathOf = ({ target }: (typeof reports)[number]): string => {
      switch (target.type) {
        case 'user':
          return `profiles/${target.id}`;
        case 'product':
          return `products/${target.id}`;
        case 'post':
          return `posts/${target.id}`;
        case 'comment':
          return `posts/${target.parentId}/comments/${target.id}`;
        case 'message':
          return `chats/${target.parentId}/messages/${target.id}`;
        case 'review':
          return `reviews/${target.id}`;
      }
    };
    expect(reports.filter((report) => !paths.has(pathOf(report)))).toEqual([]);
    expect(reports.filter(({ reporterId }) => !uids.has(reporterId))).toEqual([]);
    expect(reports.filter(({ status }) => status === 'open').length).toBeGreaterThanOrEqual(4);
  });
});

test('no text has a gap in the place of a word', () => {
  const gaps = seed.all.filter(({ data }) => /\b(?:undefined|NaN)\b/.test(JSON.stringify(data)));
  expect(gaps.map(({ path }) => path)).toEqual([]);
});
