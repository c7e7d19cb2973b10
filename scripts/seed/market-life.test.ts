import { describe, expect, test } from 'vitest';
import { parseExchange, parseLogEntry } from '#documents/exchange.ts';
import { parseFeeTable } from '#documents/fee-table.ts';
import { parseGoldPrice } from '#documents/gold-price.ts';
import { parseNotification } from '#documents/notification.ts';
import { parseOrder } from '#documents/order.ts';
import { parseComment } from '#documents/comment.ts';
import { parsePost } from '#documents/post.ts';
import { parseProfile } from '#documents/profile.ts';
import { parseReview } from '#documents/review.ts';
import { parseStore } from '#documents/store.ts';
import { BIG_DEAL, NO_STANDING_YET } from '#domain/account/standing.ts';
import { POST_CATEGORIES, POST_LIMITS } from '#domain/board/post.ts';
import { EXCHANGE_STATUSES } from '#domain/exchange/exchange.ts';
import { isOpen } from '#domain/exchange/exchange-request.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { parsePostId } from '#domain/ids.ts';
import { isInternalLink } from '#domain/notification/internal-link.ts';
import { REVIEW_MAX_CHARS } from '#domain/order/review.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { businessDaysSince } from '#domain/time/business-days.ts';
import { parsed, seedAt } from './seed-documents.ts';

const seed = seedAt('2026-03-11T12:00:00+09:00');

const profiles = parsed(seed.of('profiles'), parseProfile);
const orders = parsed(seed.of('orders'), parseOrder);
const reviews = parsed(seed.of('reviews'), parseReview);
const posts = parsed(seed.of('posts'), parsePost);
const exchanges = parsed(seed.of('goldExchanges'), parseExchange);
const prices = parsed(seed.of('goldPrices'), parseGoldPrice);
const uids = new Set<string>(profiles.map(({ uid }) => uid));

/** All but the moment between the seller's word and the buyer's. */
const SEEDED = new Set(ORDER_STATUSES.filter((status) => status !== 'handed'));

describe('deals', () => {
  test('come in every state for the buyer and the seller, and name the state of their listing', () => {
    for (const uid of ['demo-buyer', 'demo-seller']) {
      const own = orders.filter(({ buyerId, sellerId }) => buyerId === uid || sellerId === uid);
      expect(new Set(own.map(({ status }) => status))).toEqual(SEEDED);
    }
    const listings = new Map(seed.of('products').map(({ id, data }) => [id, data]));
    const wanted = { reserved: 'reserved', handed: 'sold', completed: 'sold', cancelled: 'selling' } as const;
    for (const { productId, status } of orders.filter(({ productId }) => listings.has(productId))) {
      const listing = listings.get(productId);
      expect(listing?.['status']).toBe(wanted[status]);
      expect(listing?.['dealt'] ?? false).toBe(status !== 'cancelled');
    }
  });

  test('are reviewed once per side, and the profiles sum that up', () => {
    for (const { id, orderId, reviewerId, revieweeId, content, role } of reviews) {
      const order = orders.find((candidate) => candidate.id === orderId);
      expect(id).toBe(`${orderId}_${reviewerId}`);
      expect(order?.status).toBe('completed');
      expect(role === 'buyer' ? order?.buyerId : order?.sellerId).toBe(reviewerId);
      expect(role === 'buyer' ? order?.sellerId : order?.buyerId).toBe(revieweeId);
      expect(content.length).toBeLessThanOrEqual(REVIEW_MAX_CHARS);
    }
    for (const { id, reviewedBy } of orders) {
      const writers = reviews.filter(({ orderId }) => orderId === id).map(({ reviewerId }) => reviewerId);
      expect(new Set(reviewedBy)).toEqual(new Set(writers));
    }
    for (const { uid, reviewCount, ratings, dealCount, standing } of profiles) {
      const about = reviews.filter(({ revieweeId }) => revieweeId === uid);
      expect(reviewCount).toBe(about.length);
      expect(ratings.bad + ratings.good + ratings.best).toBe(about.length);
      expect(dealCount).toBe(
        orders.filter(
          ({ status, buyerId, sellerId }) => status === 'completed' && [buyerId, sellerId].includes(uid),
        ).length,
      );
      expect(standing).toEqual({
        ...NO_STANDING_YET,
        isEmailVerified: true,
        bigDealCount: orders.filter(
          ({ status, buyerId, sellerId, agreedPrice }) =>
            status === 'completed' && [buyerId, sellerId].includes(uid) && agreedPrice >= BIG_DEAL,
        ).length,
      });
    }
  });
});

describe('the board', () => {
  test('has thirty posts over all categories, within the limits, counting what hangs on them', () => {
    expect(posts).toHaveLength(30);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(POST_CATEGORIES));
    for (const post of posts) {
      expect(post.title.length).toBeLessThanOrEqual(POST_LIMITS.titleChars);
      expect(post.content.length).toBeLessThanOrEqual(POST_LIMITS.contentChars);
      expect(post.images.length).toBeLessThanOrEqual(POST_LIMITS.images);
      expect(post.likeCount).toBe(seed.of(`posts/${post.id}/likes`).length);
      expect(post.commentCount).toBe(seed.of(`posts/${post.id}/comments`).length);
    }
  });

  test('answers go one level deep', () => {
    for (const { id } of posts) {
      const postId = parsePostId(id);
      if (postId === null) throw new Error(id);
      const comments = parsed(seed.of(`posts/${id}/comments`), (commentId, data) =>
        parseComment(commentId, data, postId),
      );
      for (const { parentId, content } of comments) {
        expect(content.length).toBeLessThanOrEqual(POST_LIMITS.commentChars);
        const answered = parentId === null ? { parentId: null } : comments.find(({ id }) => id === parentId);
        expect(answered?.parentId).toBeNull();
      }
    }
  });

  test('only the admin gives notice', () => {
    expect(posts.filter(({ category }) => category === 'notice').map(({ authorId }) => authorId)).toEqual([
      'demo-admin',
      'demo-admin',
    ]);
  });
});

describe('the exchange desk', () => {
  test('shows the buyer every state, two of them unseen, and never more than three open', () => {
    const own = exchanges.filter(({ userId }) => userId === 'demo-buyer');
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(EXCHANGE_STATUSES));
    expect(own.filter(({ viewed }) => !viewed)).toHaveLength(2);
    for (const uid of uids) {
      expect(
        exchanges.filter(({ userId, status }) => userId === uid && isOpen(status)).length,
      ).toBeLessThanOrEqual(3);
    }
  });

  test('logs every transition in order, and tells the owner of each but the first', () => {
    const told = seed.of('notifications').map(({ id }) => id);
    for (const { id, status, version, history } of exchanges) {
      const log = parsed(seed.of(`goldExchanges/${id}/events`), parseLogEntry);
      expect(log.map((entry) => entry.version)).toEqual(log.map((_, i) => i));
      expect(log.map(({ from }) => from)).toEqual([null, ...log.slice(0, -1).map(({ to }) => to)]);
      expect(log.map(({ to, at }) => ({ to, at }))).toEqual(history);
      expect(log.at(-1)).toMatchObject({ to: status, version });
      expect(told.filter((notice) => notice.startsWith(`exchange-${id}-`))).toHaveLength(version);
    }
  });

  test('gives every request of a day its own number, and leaves the next one free', () => {
    expect(new Set(exchanges.map(({ requestNo }) => requestNo)).size).toBe(exchanges.length);
    for (const { id, data } of seed.of('counters')) {
      const day = id.replace('exchanges-', '').slice(2).replaceAll('-', '');
      expect(exchanges.filter(({ requestNo }) => requestNo.startsWith(`GN-${day}-`))).toHaveLength(
        Number(data['last']),
      );
    }
  });

  test('has a receipt exactly where it is done', () => {
    for (const { status, final, receiptNo, measured } of exchanges) {
      const isDone = status === 'completed';
      expect(final !== null && receiptNo !== null && measured !== null).toBe(isDone);
    }
  });
});

describe('what the house publishes', () => {
  test('gold prices end today at the price of the examples, business day by business day', () => {
    expect(prices.length).toBeGreaterThanOrEqual(60);
    expect(prices.at(-1)).toMatchObject({ date: '2026-03-11', sellPerGram: 214_400 });
    prices.slice(1).forEach(({ date, sellPerGram, buyPerGram }, i) => {
      const before = prices[i];
      expect(businessDaysSince(before?.date ?? '', date)).toBe(1);
      expect(Math.abs(sellPerGram / (before?.sellPerGram ?? 0) - 1)).toBeLessThan(0.02);
      expect(buyPerGram).toBeGreaterThan(sellPerGram);
    });
  });

  test('the fee table is the one the app is shipped with', () => {
    expect(parsed(seed.of('feeTables'), parseFeeTable)).toEqual([DEFAULT_FEE_TABLE]);
  });

  test('twelve stores with numbers that nobody has', () => {
    const stores = parsed(seed.of('stores'), parseStore);
    expect(stores).toHaveLength(12);
    for (const { phone, hours } of stores) {
      expect(phone).toMatch(/^(?:02-000-\d{4}|0507-0000-\d{4})$/);
      expect(hours.some((day) => day !== null)).toBe(true);
    }
    for (const { storeId } of exchanges) expect(stores.map(({ id }) => id)).toContain(storeId);
  });

  test('notices lead to what exists, and to nobody else', () => {
    const known = new Set(seed.all.map(({ path }) => path));
    const collections: Readonly<Record<string, string>> = {
      product: 'products',
      chat: 'chats',
      board: 'posts',
    };
    const targetOf = (link: string): string | null => {
      const [, kind = '', id = ''] = /^\/(product|chat|board)\/(.+)$/.exec(link) ?? [];
      return kind === '' ? null : `${collections[kind]}/${id}`;
    };
    const notices = parsed(seed.of('notifications'), parseNotification);
    expect(notices.every(({ to, link }) => uids.has(to) && isInternalLink(link))).toBe(true);
    const targets = notices.flatMap(({ link }) => targetOf(link) ?? []);
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((path) => !known.has(path))).toEqual([]);
    const strangers = notices.filter(({ to, link }) => link.startsWith('/chat/') && !link.includes(to));
    expect(strangers).toEqual([]);
  });
});
