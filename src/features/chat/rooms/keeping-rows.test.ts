import { expect, test } from 'vitest';
import type { RoomSummary } from '#data/local/queries/room-queries.ts';
import { millis } from '#domain/units.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { keepingRows } from './keeping-rows.ts';

const room = (n: number, over: Partial<RoomSummary> = {}): RoomSummary => ({
  id: chatId(`p${n}_buyer_seller`),
  productId: productId(`p${n}`),
  other: SELLER,
  participants: [BUYER, SELLER],
  lastMessage: '안녕하세요',
  lastUpdated: millis(n),
  unread: 0,
  isOnServer: true,
  waiting: 0,
  isRefused: false,
  offerMeantAt: null,
  draft: '',
  ...over,
});

test('of rooms that are read again only those that have changed are new', () => {
  const keep = keepingRows();
  const first = keep([room(1), room(2), room(3)]);
  const second = keep([room(3, { unread: 1 }), room(1), room(2)]);
  expect(second).toEqual([room(3, { unread: 1 }), room(1), room(2)]);
  expect(second[1]).toBe(first[0]);
  expect(second[2]).toBe(first[1]);
  expect(second[0]).not.toBe(first[2]);
});

test('a room that was gone for a while comes back as it is then', () => {
  const keep = keepingRows();
  keep([room(1)]);
  expect(keep([])).toEqual([]);
  expect(keep([room(1, { draft: '저기' })])).toEqual([room(1, { draft: '저기' })]);
});
