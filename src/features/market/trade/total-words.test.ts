import { expect, test } from 'vitest';
import { productId } from '#tests/support/domain-fixtures.ts';
import { totalShown } from './total-words.ts';

const ids = ['ring', 'bar', 'chain'].map(productId);
const count = { kind: 'whole', count: 40 } as const;

test('a list that has ended has as many as it shows: none of somebody blocked', () => {
  expect(totalShown({ ids, next: null, count }, 2)).toEqual({ kind: 'whole', count: 2 });
  expect(totalShown({ ids, next: null, count }, 0)).toEqual({ kind: 'whole', count: 0 });
});

test('what the server counts is told without those that are known not to be shown', () => {
  expect(totalShown({ ids, next: 'more', count }, 2)).toEqual({ kind: 'whole', count: 39 });
  expect(totalShown({ ids, next: 'more', count: { kind: 'at_least', count: 500 } }, 2)).toEqual({
    kind: 'at_least',
    count: 499,
  });
  expect(totalShown({ ids, next: 'more', count: { kind: 'unknown' } }, 2)).toEqual({
    kind: 'at_least',
    count: 2,
  });
});

test('while they are read from the disk nothing is taken off', () => {
  expect(totalShown({ ids, next: 'more', count }, null)).toEqual(count);
  expect(totalShown({ ids, next: null, count }, null)).toEqual({ kind: 'whole', count: 3 });
});
