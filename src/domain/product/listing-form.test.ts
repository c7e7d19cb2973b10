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

  test('states a fineness per mille, which a listing keeps as a share', () => {
    const form = { ...formOf(aProduct()), purity: '24K', fineness: '999.9' } as const;
    expect(detailsOf(form)).toMatchObject({ fineness: 0.9999 });
    expect(detailsOf({ ...form, fineness: ' ' })).not.toHaveProperty('fineness');
    expect(formOf(aProduct({ purity: '24K', fineness: 0.995 })).fineness).toBe('995');
    expect(detailsOf(formOf(aProduct({ purity: '18K', fineness: 0.755 })))).toMatchObject({
      fineness: 0.755,
    });
  });

  test('takes no fineness that is none, or that is not of the stamp', () => {
    const form = { ...formOf(aProduct()), purity: '18K' } as const;
    expect(problemsOf({ ...form, fineness: '75' })).toEqual({ fineness: 'not_fineness' });
    expect(problemsOf({ ...form, fineness: '999.9' })).toEqual({ fineness: 'not_of_purity' });
    expect(detailsOf({ ...form, fineness: '999.9' })).toBeNull();
    expect(problemsOf({ ...form, purity: 'unknown', fineness: '875' })).toEqual({});
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
