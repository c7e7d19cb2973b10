import { describe, expect, test } from 'vitest';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { milligrams, millis, won } from '../units.ts';
import { comparablesOf } from './comparable-listings.ts';
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
