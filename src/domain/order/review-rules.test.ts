import { describe, expect, test } from 'vitest';

import { BUYER, SELLER, orderId, userId } from '#tests/support/domain-fixtures.ts';

import { reviewIdOf, reviewerOf } from './review-rules.ts';

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

  test('is for those who dealt, and only once it is done', () => {
    expect(reviewerOf(order, userId('eve'))).toEqual({ ok: false, code: 'denied' });
    for (const status of ['reserved', 'cancelled'] as const) {
      expect(reviewerOf({ ...order, status }, BUYER)).toEqual({ ok: false, code: 'not_completed' });
    }
  });
});
