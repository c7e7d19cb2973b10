import { expect, test } from 'vitest';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { formatShortDay, formatShortDayName } from './format-short-day.ts';

test('where the year goes without saying it is left out', () => {
  expect(formatShortDay('2026-03-11')).toBe('03.11');
  expect(formatShortDayName(seoul('2026-03-11T15:20'))).toBe('03.11 (수)');
});
