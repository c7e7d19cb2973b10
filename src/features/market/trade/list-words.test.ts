import { expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { listWords } from './list-words.ts';

const NOW = millis(0);
const found = (among: number) =>
  listWords({ kind: 'device', found: 0, among, at: null, products: [], suspects: 0 }, NOW);

test('of a device that has no listing nobody can say how many there are', () => {
  expect(found(0)).toEqual({ count: '', where: '' });
  expect(found(3).count).toBe('상품 0개');
  expect(found(3).where).toContain('상품 3개');
});
