import { describe, expect, test } from 'vitest';
import type { Chat } from '#domain/chat/chat.ts';
import { parseNotificationId } from '#domain/ids.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { millis } from '#domain/units.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { messageNews, noticeNews, type News } from './news.ts';

const notice = (id: string, at: number, read = false): Notification => ({
  id: parseNotificationId(id) ?? expect.unreachable(),
  to: BUYER,
  type: 'order',
  title: id,
  body: '',
  link: '/my-orders',
  meta: {},
  read,
  createdAt: millis(at),
});
const room = (product: string, unread: number, at: number): Chat => ({
  id: chatId(`${product}_buyer_seller`),
  productId: productId(product),
  participants: [BUYER, SELLER],
  lastMessage: '네',
  lastMessageAt: millis(at),
  lastUpdated: millis(at),
  unreadCount: { [BUYER]: unread, [SELLER]: 0 },
});

/** What is told of one answer of the server after another. */
function told<Row>(
  follow: (tell: (news: News) => void) => (rows: readonly Row[]) => void,
  ...answers: Row[][]
) {
  const names: string[] = [];
  const hear = follow((news) =>
    names.push(`${news.kind} ${news.kind === 'notice' ? news.notice.title : news.chat.productId}`),
  );
  for (const rows of answers) hear(rows);
  return names;
}

describe('notices', () => {
  test('that were there before nobody is told of', () => {
    expect(told(noticeNews, [notice('a', 1), notice('b', 2)])).toEqual([]);
  });

  test('that come are told once, the older first', () => {
    const [a, b, c] = [notice('a', 1), notice('b', 2), notice('c', 3)];
    expect(told(noticeNews, [a], [c, b, a], [c, b, a])).toEqual(['notice b', 'notice c']);
  });

  test('of the very moment of the newest one that was known are told', () => {
    const [a, b] = [notice('a', 5), notice('b', 5)];
    expect(told(noticeNews, [a], [b, a])).toEqual(['notice b']);
  });

  test('that were read elsewhere, or move up into the list, are none', () => {
    const [a, b] = [notice('a', 5), notice('b', 9, true)];
    expect(told(noticeNews, [a], [b, a], [a, notice('old', 1)])).toEqual([]);
  });
});

describe('messages', () => {
  const follow = (tell: (news: News) => void) => messageNews(BUYER, tell);

  test('that were there before nobody is told of', () => {
    expect(told(follow, [room('p1', 3, 1)])).toEqual([]);
  });

  test('of the other side are told, in a room that is new too', () => {
    const answers = [[room('p1', 0, 1)], [room('p1', 1, 2)], [room('p2', 1, 3), room('p1', 1, 2)]];
    expect(told(follow, ...answers)).toEqual(['message p1', 'message p2']);
  });

  test('of the very moment of the newest one that was known are told', () => {
    expect(told(follow, [room('p1', 0, 9)], [room('p2', 1, 9), room('p1', 0, 9)])).toEqual(['message p2']);
  });

  test('of one’s own, and what was read, are none', () => {
    const answers = [[room('p1', 1, 1)], [room('p1', 1, 2)], [room('p1', 0, 3)]];
    expect(told(follow, ...answers)).toEqual([]);
  });

  test('in an older room that moves up into the list are none', () => {
    expect(told(follow, [room('p1', 0, 9)], [room('p1', 0, 9), room('p2', 2, 3)])).toEqual([]);
  });
});
