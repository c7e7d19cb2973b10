import { describe, expect, test } from 'vitest';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import type { Product } from '../product/product.ts';
import { milligrams, millis, won } from '../units.ts';
import { comparablesOf } from './comparable-listings.ts';
import type { PieceFacts } from './piece-facts.ts';
import { goldRangeOf } from './value-range.ts';
import { soldToMember } from './selling-ways.ts';

const PIECE = {
  category: 'ring',
  purity: '18K',
  weight: milligrams(3_750),
  hasStones: false,
  stamp: 'hallmark',
  solder: 'without',
  scale: 'store',
} as const;
const ring = (id: string, perGram: number, over: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({
    id: productId(id),
    category: 'ring',
    purity: '18K',
    hasStones: false,
    weight: milligrams(4_000),
    price: won(perGram * 4),
    createdAt: millis(1_000),
    ...over,
  });

describe('what the like of a piece is offered for', () => {
  test('is the middle half of the prices per gram, of the same kind', () => {
    const listings = [100, 110, 120, 130, 500].map((price, index) => ring(`r${index}`, price * 1_000));
    const chain = ring('chain', 900_000, { category: 'necklace', createdAt: millis(9_000) });
    expect(comparablesOf(PIECE, [...listings, chain])).toEqual({
      perGram: { low: 110_000, high: 130_000 },
      count: 5,
      newestAt: 1_000,
      isSameKind: true,
    });
  });

  test('takes other kinds in where there are too few, and says nothing of fewer than three', () => {
    const rings = [ring('a', 100_000), ring('b', 120_000)];
    const chain = ring('c', 140_000, { category: 'necklace' });
    expect(comparablesOf(PIECE, [...rings, chain])).toMatchObject({ count: 3, isSameKind: false });
    expect(comparablesOf(PIECE, rings)).toBeNull();
    expect(comparablesOf(PIECE, [])).toBeNull();
  });

  test('leaves out another purity, another weight, what is hidden and stones that nobody weighed', () => {
    const near = [ring('a', 100_000), ring('b', 100_000), ring('c', 100_000)];
    const others = [
      ring('d', 900_000, { purity: '14K' }),
      ring('e', 900_000, { weight: milligrams(7_510) }),
      ring('f', 900_000, { weight: milligrams(1_870) }),
      ring('g', 900_000, { status: 'hidden' }),
      ring('h', 900_000, { hasStones: true }),
      ring('i', 900_000, { weight: milligrams(0) }),
    ];
    expect(comparablesOf(PIECE, [...near, ...others])?.count).toBe(3);
  });

  test('is multiplied by what the piece weighs, at least and at most', () => {
    const found = comparablesOf(PIECE, [ring('a', 100_000), ring('b', 100_000), ring('c', 100_000)]);
    const gold = goldRangeOf(PIECE);
    if (!found || !gold.ok) throw new Error('nothing to compare');
    expect(soldToMember(gold.value, found)).toEqual({ low: 374_000, high: 376_000 });
  });
});

describe('the middle half', () => {
  const perGramOf = (...prices: readonly number[]) =>
    comparablesOf(
      PIECE,
      prices.map((price, index) => ring(`r${index}`, price)),
    )?.perGram;

  test('lies between two prices where no price stands at a quarter', () => {
    // A quarter of three steps lies three quarters of the way from the first price to the second.
    expect(perGramOf(100_000, 200_000, 300_000, 400_000)).toEqual({ low: 175_000, high: 325_000 });
  });

  test('is the same in whatever order the listings come', () => {
    expect(perGramOf(400_000, 100_000, 90_000, 200_000, 300_000)).toEqual({ low: 100_000, high: 300_000 });
  });

  test('needs three listings, and three are enough', () => {
    expect(perGramOf(100_000, 200_000)).toBeUndefined();
    expect(perGramOf(100_000, 200_000, 300_000)).toEqual({ low: 150_000, high: 250_000 });
  });
});

describe('what is alike', () => {
  const three = ['a', 'b', 'c'].map((id) => ring(id, 100_000));
  const counts = (over: Parameters<typeof aProduct>[0]) =>
    comparablesOf(PIECE, [...three, ring('other', 100_000, over)])?.count;

  test('weighs from half to double as much, both included', () => {
    expect(counts({ weight: milligrams(1_875) })).toBe(4);
    expect(counts({ weight: milligrams(1_874) })).toBe(3);
    expect(counts({ weight: milligrams(7_500) })).toBe(4);
    expect(counts({ weight: milligrams(7_501) })).toBe(3);
  });

  test('is weighed without its stones, and left out where nobody knows what they weigh', () => {
    expect(counts({ hasStones: true, weight: milligrams(9_000), stoneWeight: milligrams(5_000) })).toBe(4);
    expect(counts({ hasStones: true, weight: milligrams(4_000) })).toBe(3);
  });

  test('without a stamp is as pure as its certificate says, and without that like nothing', () => {
    const piece = { ...PIECE, purity: 'unknown', fineness: 0.585 } as const;
    const of = (over: Parameters<typeof aProduct>[0]) => ['a', 'b', 'c'].map((id) => ring(id, 100_000, over));
    const countOf = (listings: readonly Product[], like: PieceFacts & Pick<Product, 'category'> = piece) =>
      comparablesOf(like, listings)?.count;
    expect(countOf(of({ purity: 'unknown' }))).toBeUndefined();
    expect(countOf(of({ purity: 'unknown' }), { ...PIECE, purity: 'unknown' })).toBeUndefined();
    expect(countOf(of({ purity: 'unknown', fineness: 0.75 }))).toBeUndefined();
    expect(countOf(of({ purity: 'unknown', fineness: 0.585 }))).toBe(3);
    expect(countOf(of({ purity: 'unknown', fineness: 0.605 }))).toBe(3);
    expect(countOf(of({ purity: 'unknown', fineness: 0.60501 }))).toBeUndefined();
    expect(countOf(of({ purity: '14K' }))).toBe(3);
    expect(countOf(of({ purity: '18K' }))).toBeUndefined();
    expect(countOf(of({ purity: 'unknown', fineness: 0.75 }), PIECE)).toBe(3);
    expect(countOf(of({ purity: 'unknown' }), PIECE)).toBeUndefined();
  });

  test('is known since the newest of them', () => {
    const newest = ring('newest', 100_000, { createdAt: millis(7_000) });
    expect(comparablesOf(PIECE, [...three, newest])?.newestAt).toBe(7_000);
  });

  test('of the same kind are taken alone where there are three, and all of the purity otherwise', () => {
    const chains = ['d', 'e'].map((id) => ring(id, 900_000, { category: 'necklace' }));
    expect(comparablesOf(PIECE, [...three, ...chains])).toMatchObject({ count: 3, isSameKind: true });
    expect(comparablesOf(PIECE, [...three.slice(1), ...chains])).toMatchObject({
      count: 4,
      isSameKind: false,
    });
  });
});
