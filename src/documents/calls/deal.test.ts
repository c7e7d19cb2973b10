import { describe, expect, test } from 'vitest';
import { changeDealCall } from './deal.ts';

const call = { productId: 'p1', orderId: 'o1', kind: 'reserve', buyer: 'b1', price: 580_000 };

describe('a deal from a page', () => {
  test('is read', () => {
    expect(changeDealCall.request(call)).toEqual({
      productId: 'p1',
      orderId: 'o1',
      kind: 'reserve',
      buyer: 'b1',
      price: 580_000,
      method: null,
    });
    expect(changeDealCall.request({ ...call, kind: 'release' })?.kind).toBe('release');
  });

  test('names the order so that notices and reviews can be named after it', () => {
    expect(changeDealCall.request({ ...call, orderId: 'o'.repeat(64) })).not.toBeNull();
    expect(changeDealCall.request({ ...call, orderId: 'o'.repeat(65) })).toBeNull();
  });

  test.each<[string, object]>([
    ['an order that is no id', { orderId: 'a/b' }],
    ['a product that is no id', { productId: '' }],
    ['an unknown kind', { kind: 'steal' }],
    ['a buyer that is no id', { buyer: 'a/b' }],
    ['a price of nothing', { price: 0 }],
    ['a price in fractions', { price: 0.5 }],
  ])('%s is not understood', (_what, changes) => {
    expect(changeDealCall.request({ ...call, ...changes })).toBeNull();
  });
});
