import { expect, test } from 'vitest';
import fc from 'fast-check';
import { millis } from '../units.ts';
import { accountAge } from './account-age.ts';

const at = (moment: string) => millis(Date.parse(`${moment}+09:00`));

test.each([
  ['2026-03-11T23:59', '2026-03-11T23:59', { unit: 'days', count: 0 }],
  ['2026-03-11T23:59', '2026-03-12T00:01', { unit: 'days', count: 1 }],
  ['2026-01-31T12:00', '2026-02-28T12:00', { unit: 'days', count: 28 }],
  ['2026-01-31T12:00', '2026-03-01T12:00', { unit: 'months', count: 1 }],
  ['2025-03-12T12:00', '2026-03-11T12:00', { unit: 'months', count: 11 }],
  ['2025-03-12T12:00', '2026-03-12T00:00', { unit: 'years', count: 1, months: 0 }],
  ['2022-12-01T12:00', '2026-03-02T00:00', { unit: 'years', count: 3, months: 3 }],
])('who joined at %s is at %s so old', (joined, now, age) => {
  expect(accountAge(at(joined), at(now))).toEqual(age);
});

test('a clock that is behind says today', () => {
  expect(accountAge(at('2026-03-11T12:00'), at('2026-03-10T12:00'))).toEqual({ unit: 'days', count: 0 });
});

test('nobody gets younger', () => {
  const moment = fc.integer({ min: at('2020-01-01T00:00'), max: at('2035-01-01T00:00') }).map(millis);
  const inMonths = (joined: number, now: number) => {
    const age = accountAge(millis(joined), millis(now));
    return age.unit === 'years' ? age.count * 12 + age.months : age.unit === 'months' ? age.count : 0;
  };
  fc.assert(
    fc.property(moment, moment, moment, (joined, one, other) => {
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      expect(inMonths(joined, sooner)).toBeLessThanOrEqual(inMonths(joined, later));
    }),
  );
});
