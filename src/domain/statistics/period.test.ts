import { describe, expect, test } from 'vitest';
import { averageLeadMinutes, bucketsOf, lastDays, periodBetween } from './period.ts';

describe('a period', () => {
  test('of the last days ends today', () => {
    expect(lastDays(7, '2026-03-11')).toEqual({ from: '2026-03-05', to: '2026-03-11' });
    expect(lastDays(1, '2026-03-11')).toEqual({ from: '2026-03-11', to: '2026-03-11' });
  });

  test('that was typed is days in their order, a leap year at most', () => {
    expect(periodBetween('2024-01-01', '2024-12-31')).not.toBeNull();
    expect(periodBetween('2024-01-01', '2025-01-01')).toBeNull();
    expect(periodBetween('2026-03-11', '2026-03-10')).toBeNull();
    expect(periodBetween('2026-02-30', '2026-03-10')).toBeNull();
    expect(periodBetween('', '2026-03-10')).toBeNull();
  });

  const tallies = new Map([
    ['2026-03-04', { users: 8 }],
    ['2026-03-05', { users: 2 }],
    ['2026-03-11', { users: 1, trades: 1 }],
  ]);

  test('falls into days up to a month, empty ones included', () => {
    const buckets = bucketsOf(lastDays(7, '2026-03-11'), tallies);
    expect(buckets).toHaveLength(7);
    expect(buckets[0]).toEqual({ from: '2026-03-05', to: '2026-03-05', tally: { users: 2 } });
    expect(buckets[1]?.tally).toEqual({});
  });

  test('falls into weeks that end today, and into months of the calendar', () => {
    const weeks = bucketsOf(lastDays(90, '2026-03-11'), tallies);
    expect(weeks).toHaveLength(13);
    expect(weeks.at(-1)).toEqual({
      from: '2026-03-05',
      to: '2026-03-11',
      tally: { users: 3, trades: 1 },
    });
    const months = bucketsOf(lastDays(365, '2026-03-11'), tallies);
    expect(months.at(-1)).toEqual({
      from: '2026-03-01',
      to: '2026-03-11',
      tally: { users: 11, trades: 1 },
    });
    expect(months[0]?.from).toBe('2025-03-12');
  });
});

test('an average needs something completed', () => {
  expect(averageLeadMinutes({})).toBeNull();
  expect(averageLeadMinutes({ completed: 2, leadMinutes: 301 })).toBe(151);
});
