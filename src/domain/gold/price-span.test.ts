import { describe, expect, test } from 'vitest';
import { dateAfter } from '../time/business-days.ts';
import { dayNumberOfDate } from '../time/seoul.ts';
import { won } from '../units.ts';
import { dateOf, perDon, pointsWithin, priceRows, sideOf } from './price-span.ts';
import type { PricePoint } from './price-year.ts';

const day = (date: string): number => dayNumberOfDate(date) ?? NaN;
const point = (date: string, sell: number): PricePoint => ({
  day: day(date),
  buyPerGram: won(sell + 10),
  sellPerGram: won(sell),
});
const TODAY = '2026-03-11';
const daily = Array.from({ length: 800 }, (_, back) => point(dateAfter(TODAY, back - 799) ?? '', back));
const later = point('2026-03-12', 9_999);

describe('a span', () => {
  test.each([
    ['month', 31],
    ['quarter', 92],
    ['year', 365],
    ['all', 800],
  ] as const)('of a %s is %i days up to today, and nothing that is set for tomorrow', (span, days) => {
    const within = pointsWithin([...daily, later], span, day(TODAY));
    expect(within).toHaveLength(days);
    expect(within.at(-1)).toEqual(daily.at(-1));
  });
});

describe('the table', () => {
  test('of some weeks has a row for each day, the newest first', () => {
    const rows = priceRows([point('2026-03-10', 5), point('2026-03-11', 6)], 'quarter');
    expect(rows.map((row) => row.kind === 'day' && row.date)).toEqual(['2026-03-11', '2026-03-10']);
  });

  test('of a year has a row for each month with its last price and its range', () => {
    const points = [
      point('2026-02-02', 7),
      point('2026-02-27', 4),
      point('2026-03-03', 9),
      point('2026-03-11', 8),
    ];
    expect(priceRows(points, 'year')).toEqual([
      { kind: 'month', month: '2026-03', point: points[3], lowest: 8, highest: 9 },
      { kind: 'month', month: '2026-02', point: points[1], lowest: 4, highest: 7 },
    ]);
  });
});

test('a don is 3.75 grams, and a day number is its date again', () => {
  expect(perDon(won(214_400))).toBe(804_000);
  expect(dateOf({ day: day('2024-02-29') })).toBe('2024-02-29');
});

test('a price has two sides', () => {
  const both = { buyPerGram: won(20), sellPerGram: won(10) };
  expect(sideOf(both, 'buy')).toBe(20);
  expect(sideOf(both, 'sell')).toBe(10);
});

test('the range of a month holds its lowest and its highest, wherever in the month they stand', () => {
  const sells = [4, 9, 2, 7];
  const points = sells.map((sell, index) => point(`2025-05-0${index + 1}`, sell));
  expect(priceRows(points, 'year')).toMatchObject([{ month: '2025-05', lowest: 2, highest: 9 }]);
  expect(priceRows(points.slice(0, 2), 'year')).toMatchObject([{ lowest: 4, highest: 9 }]);
  expect(priceRows(points.slice(1, 3), 'year')).toMatchObject([{ lowest: 2, highest: 9 }]);
});
