import { expect, test } from 'vitest';
import { dayEndsWithin } from './day-that-stays.ts';

test.each([
  ['2026-12-31T23:59:00+09:00', true],
  ['2026-12-31T23:57:29+09:00', false],
  ['2027-01-01T00:00:00+09:00', false],
  ['2028-02-28T15:30:00Z', false],
  ['2028-02-28T14:58:00Z', true],
])('at %s the day in Seoul ends within two and a half minutes: %s', (now, ends) => {
  expect(dayEndsWithin(150_000, Date.parse(now))).toBe(ends);
});
