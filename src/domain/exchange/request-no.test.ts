import fc from 'fast-check';
import { expect, test } from 'vitest';

import { seoul } from '#tests/support/domain-fixtures.ts';

import { requestNoOf } from './request-no.ts';

const NOON = seoul('2026-03-11T12:00');

test('a request number holds the date in Seoul and the number of the day', () => {
  expect(requestNoOf(NOON, 42)).toBe('GN-260311-0042');
  expect(requestNoOf(seoul('2026-03-11T00:00'), 1)).toBe('GN-260311-0001');
  expect(requestNoOf(seoul('2026-03-10T23:59'), 1)).toBe('GN-260310-0001');
  expect(requestNoOf(NOON, 12_345)).toBe('GN-260311-12345');
});

test('different requests of a day have different numbers, all of one form', () => {
  const sequence = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(sequence, sequence, (a, b) => {
      expect(requestNoOf(NOON, a) === requestNoOf(NOON, b)).toBe(a === b);
      expect(requestNoOf(NOON, a)).toMatch(/^GN-\d{6}-\d{4,}$/);
    }),
  );
});
