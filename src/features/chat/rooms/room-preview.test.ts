import { expect, test } from 'vitest';
import type { RoomSummary } from '#data/local/queries/room-queries.ts';
import { OFFER_MEANT_FOR_MS } from '#domain/chat/price-offer.ts';
import { millis } from '#domain/units.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { previewOf } from './room-preview.ts';

const NOW = millis(OFFER_MEANT_FOR_MS * 3);

const aRoom = (over: Partial<RoomSummary>): RoomSummary => ({
  id: chatId('p1_buyer_seller'),
  productId: productId('p1'),
  other: SELLER,
  participants: [BUYER, SELLER],
  lastMessage: '[가격 제안] 480,000원',
  lastUpdated: NOW,
  unread: 0,
  isOnServer: true,
  waiting: 1,
  isRefused: false,
  offerMeantAt: null,
  draft: '',
  ...over,
});
const meant = (agoMs: number) => aRoom({ offerMeantAt: millis(NOW - agoMs) });

test('a price that has waited for more than twelve hours asks, a younger one only waits', () => {
  expect(previewOf(meant(OFFER_MEANT_FOR_MS), NOW)).toBe('waiting');
  expect(previewOf(meant(OFFER_MEANT_FOR_MS + 1), NOW)).toBe('asks');
});

test('what keeps the room waiting goes before what is being written', () => {
  const old = meant(OFFER_MEANT_FOR_MS + 1);
  expect(previewOf({ ...old, draft: '저기' }, NOW)).toBe('asks');
  expect(previewOf({ ...old, isRefused: true, draft: '저기' }, NOW)).toBe('refused');
  expect(previewOf(aRoom({ draft: '저기' }), NOW)).toBe('draft');
});

test('a room in which nothing waits shows what was said last', () => {
  expect(previewOf(aRoom({ waiting: 0 }), NOW)).toBe('last');
});
