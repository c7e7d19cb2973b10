import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { milligrams, won } from '../units.ts';
import {
  detailsOf,
  EMPTY_LISTING,
  formOf,
  gramsOf,
  mayStateFineness,
  priceOf,
  problemsOf,
} from './listing-form.ts';
import { PRODUCT_LIMITS, type ListingDetails } from './product.ts';

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

  test('of a listing with all that can be said of one gives all of it back, and nothing else', () => {
    const details: ListingDetails = {
      title: '다이아 목걸이',
      description: '보증서 있어요.',
      category: 'necklace',
      purity: '18K',
      fineness: 0.755,
      weight: milligrams(7_500),
      hasStones: true,
      stoneWeight: milligrams(250),
      maker: '티파니',
      hasCertificate: true,
      hasReceipt: true,
      price: won(1_250_000),
      negotiable: false,
      tradeMethods: ['meet', 'parcel'],
      region: { sido: '서울', sigungu: '종로구' },
    };
    expect(detailsOf(formOf(details))).toEqual(details);
    const { fineness, stoneWeight, maker, ...bare } = details;
    expect([fineness, stoneWeight, maker]).not.toContain(undefined);
    expect(detailsOf(formOf(bare))).toEqual(bare);
    expect(formOf(bare)).toMatchObject({ fineness: '', stoneWeight: '', maker: '', weightUnit: 'gram' });
    expect(detailsOf({ ...formOf(details), hasStones: false })).not.toHaveProperty('stoneWeight');
    expect(detailsOf({ ...formOf(details), maker: ' \n' })).not.toHaveProperty('maker');
  });

  test('begins with nothing said, and a price that may be talked about', () => {
    expect(EMPTY_LISTING).toEqual({
      title: '',
      description: '',
      category: null,
      purity: null,
      fineness: '',
      weight: '',
      weightUnit: 'gram',
      hasStones: false,
      stoneWeight: '',
      maker: '',
      hasCertificate: false,
      hasReceipt: false,
      price: '',
      negotiable: true,
      tradeMethods: [],
      sido: '',
      sigungu: '',
    });
  });

  test.each(['title', 'maker', 'sigungu', 'description'] as const)('holds so much of a %s', (field) => {
    const chars = PRODUCT_LIMITS[`${field}Chars`];
    const form = { ...formOf(aProduct()), [field]: '가'.repeat(chars) };
    expect(problemsOf(form)).toEqual({});
    expect(problemsOf({ ...form, [field]: '가'.repeat(chars + 1) })).toEqual({ [field]: 'too_long' });
  });

  test('asks for a fineness of bars, coins and what has a paper, and of nothing else', () => {
    const form = { ...EMPTY_LISTING, category: 'ring' } as const;
    expect(mayStateFineness(form)).toBe(false);
    expect(mayStateFineness({ ...form, category: 'goldbar' })).toBe(true);
    expect(mayStateFineness({ ...form, category: 'coin' })).toBe(true);
    expect(mayStateFineness({ ...form, hasCertificate: true })).toBe(true);
    expect(mayStateFineness({ ...form, fineness: '999' })).toBe(true);
  });

  test('says of stones that they weigh no number, once there are stones', () => {
    const form = { ...formOf(aProduct()), stoneWeight: '조금' };
    expect(problemsOf({ ...form, hasStones: true })).toEqual({ stoneWeight: 'not_a_number' });
    expect(problemsOf(form)).toEqual({});
    expect(problemsOf({ ...form, hasStones: true, stoneWeight: '  ' })).toEqual({});
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
  [' ', 'missing'],
  ['0', 'not_a_number'],
  ['0.004', 'not_a_number'],
  ['금', 'not_a_number'],
  ['100000.01', 'too_large'],
])('%j grams are none', (text, code) => {
  expect(gramsOf(text)).toEqual({ ok: false, code });
});

test('a hundred kilograms are a weight, and 0.005 g are 0.01 g', () => {
  expect(gramsOf('100000')).toEqual({ ok: true, value: 100_000_000 });
  expect(gramsOf('0.005')).toEqual({ ok: true, value: 10 });
});

test.each([
  ['100,000,000,000', won(100_000_000_000)],
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
