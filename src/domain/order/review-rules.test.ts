import { describe, expect, test } from 'vitest';

import { BUYER, SELLER, orderId, userId } from '#tests/support/domain-fixtures.ts';

import { reviewIdOf, reviewerOf, saysTheSame } from './review-rules.ts';

const order = { status: 'completed', buyerId: BUYER, sellerId: SELLER } as const;

describe('a review', () => {
  test('has one id per order and side', () => {
    expect(reviewIdOf(orderId('o1'), BUYER)).toBe('o1_buyer');
    expect(reviewIdOf(orderId('o1'), SELLER)).toBe('o1_seller');
    expect(reviewIdOf(orderId('o'.repeat(128)), BUYER)).toBeNull();
  });

  test('is written by each side about the other', () => {
    expect(reviewerOf(order, BUYER)).toEqual({ ok: true, value: { role: 'buyer', revieweeId: SELLER } });
    expect(reviewerOf(order, SELLER)).toEqual({ ok: true, value: { role: 'seller', revieweeId: BUYER } });
  });

  test('says the same as another only word for word', () => {
    const words = { rating: 'best', tags: ['친절해요', '응답이 빨라요'], content: '좋았어요' } as const;
    expect(saysTheSame(words, { ...words, tags: [...words.tags] })).toBe(true);
    for (const other of [
      { ...words, rating: 'good' as const },
      { ...words, content: '좋았어요.' },
      { ...words, tags: words.tags.toReversed() },
      { ...words, tags: ['친절해요'] },
      { ...words, tags: [...words.tags, '설명과 같아요'] },
    ]) {
      expect(saysTheSame(words, other)).toBe(false);
      expect(saysTheSame(other, words)).toBe(false);
    }
  });

  test('is for those who dealt, and only once it is done', () => {
    expect(reviewerOf(order, userId('eve'))).toEqual({ ok: false, code: 'denied' });
    for (const status of ['reserved', 'cancelled'] as const) {
      expect(reviewerOf({ ...order, status }, BUYER)).toEqual({ ok: false, code: 'not_completed' });
    }
  });
});
