import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { won } from '../units.ts';
import { detailsOf, EMPTY_LISTING, formOf, gramsOf, priceOf, problemsOf } from './listing-form.ts';

describe('the form of a listing', () => {
  test('empty, misses everything that a listing must say', () => {
    expect(problemsOf(EMPTY_LISTING)).toEqual({
      title: 'missing',
      category: 'missing',
      purity: 'missing',
      weight: 'missing',
      price: 'missing',
      tradeMethods: 'missing',
      sido: 'missing',
    });
    expect(detailsOf(EMPTY_LISTING)).toBeNull();
  });

  test('of a listing gives the listing back', () => {
    const { title, weight, price, region } = aProduct();
    expect(problemsOf(formOf(aProduct()))).toEqual({});
    expect(detailsOf(formOf(aProduct()))).toMatchObject({ title, weight, price, region });
  });

  test('takes stones only below the whole weight, and none where nobody weighed them', () => {
    const form = { ...formOf(aProduct()), hasStones: true };
    expect(detailsOf({ ...form, stoneWeight: '' })).not.toHaveProperty('stoneWeight');
    expect(problemsOf({ ...form, stoneWeight: '3.75' })).toEqual({ stoneWeight: 'not_below_weight' });
    expect(detailsOf({ ...form, stoneWeight: '0,25' })).toMatchObject({ stoneWeight: 250 });
  });
});

test('weights come in steps of 0.01 g', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (hundredths) => {
      const grams = gramsOf(String(hundredths / 100));
      expect(grams).toEqual({ ok: true, value: hundredths * 10 });
    }),
  );
});

test.each([
  ['1,234,000', won(1_234_000)],
  ['600000원', won(600_000)],
  ['１２３', won(123)],
])('%s is a price', (text, price) => {
  expect(priceOf(text)).toEqual({ ok: true, value: price });
});

test.each([
  ['', 'missing'],
  ['0', 'not_a_number'],
  ['12.5', 'not_a_number'],
  ['육십만', 'not_a_number'],
  ['100000000001', 'too_large'],
])('%j is none', (text, code) => {
  expect(priceOf(text)).toEqual({ ok: false, code });
});
