import { expect, test } from 'vitest';
import { milligrams } from '../units.ts';
import { factsOfListing, isCast } from './piece-facts.ts';

const plain = { purity: '18K', weight: milligrams(3_750), hasStones: false } as const;

test('a listing says nothing of its stamp, its solder and its scale', () => {
  expect(factsOfListing(plain)).toEqual({
    ...plain,
    stamp: 'unstated',
    solder: 'unsure',
    scale: 'store',
  });
});

test('what a listing says of its gold is taken over', () => {
  const said = { ...plain, hasStones: true, fineness: 0.7, stoneWeight: milligrams(120) };
  expect(factsOfListing(said)).toMatchObject(said);
});

test.each([
  ['goldbar', true],
  ['coin', true],
  ['bean', true],
  ['ring', false],
  [null, false],
  [undefined, false],
])('%s has no joints: %s', (category, isWithout) => {
  expect(isCast(category)).toBe(isWithout);
  const listing = category === null || category === undefined ? plain : { ...plain, category };
  expect(factsOfListing(listing).solder).toBe(isWithout ? 'without' : 'unsure');
});
