import { describe, expect, test } from 'vitest';
import { parseDealCall } from './deal-payload.ts';

const call = { productId: 'p1', orderId: 'o1', kind: 'reserve', buyer: 'b1', price: 580_000 };

describe('a deal from a page', () => {
  test('is read', () => {
    expect(parseDealCall(call)).toEqual({
      productId: 'p1',
      orderId: 'o1',
      event: { kind: 'reserve', buyer: 'b1' },
      price: 580_000,
      method: null,
    });
    expect(parseDealCall({ ...call, kind: 'release' })?.event).toEqual({ kind: 'release' });
  });

  test('names the order so that notices and reviews can be named after it', () => {
    expect(parseDealCall({ ...call, orderId: 'o'.repeat(64) })).not.toBeNull();
    expect(parseDealCall({ ...call, orderId: 'o'.repeat(65) })).toBeNull();
  });

  test.each<[string, object]>([
    ['an order that is no id', { orderId: 'a/b' }],
    ['a product that is no id', { productId: '' }],
    ['an unknown kind', { kind: 'steal' }],
    ['a buyer that is no id', { buyer: 'a/b' }],
    ['a price of nothing', { price: 0 }],
    ['a price in fractions', { price: 0.5 }],
  ])('%s is not understood', (_what, changes) => {
    expect(parseDealCall({ ...call, ...changes })).toBeNull();
  });
});
