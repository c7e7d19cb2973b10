import { expect, test } from 'vitest';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { reportNameOf } from './report-name.ts';

test('a report is named after what it is of, where that stands, and whose it is', () => {
  const told = [
    reportNameOf(BUYER, { type: 'product', id: 'p1' }),
    reportNameOf(SELLER, { type: 'product', id: 'p1' }),
    reportNameOf(BUYER, { type: 'comment', id: 'c1', parentId: 'b1' }),
    reportNameOf(BUYER, { type: 'comment', id: 'c1', parentId: 'b2' }),
  ];
  expect(told).toEqual([
    'product//p1/buyer',
    'product//p1/seller',
    'comment/b1/c1/buyer',
    'comment/b2/c1/buyer',
  ]);
});
