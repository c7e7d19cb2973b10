import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAfter } from '../time/business-days.ts';
import { dayNumberOfDate } from '../time/seoul.ts';
import { won } from '../units.ts';
import { packYear, unpackYear } from './price-year.ts';

const price = (date: string, buy: number, sell: number) => ({
  date,
  buyPerGram: won(buy),
  sellPerGram: won(sell),
});

describe('a year of prices in one text', () => {
  test('says each day of its year once, by date', () => {
    const packed = packYear('2026', [
      price('2026-12-31', 130_000, 120_000),
      price('2026-01-02', 128_000, 118_000),
      price('2025-12-31', 1, 1),
      price('2026-01-02', 128_500, 118_500),
    ]);
    expect(packed).toBe('0102 128500 118500;1231 130000 120000');
  });

  test('is read again as it was, whatever the year and its days', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { maxLength: 366 });
    const figure = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2100 }), days, figure, figure, (year, offsets, buy, sell) => {
        const dates = offsets
          .map((offset) => dateAfter(`${year}-01-01`, offset) ?? '')
          .filter((date) => date.startsWith(String(year)));
        const packed = packYear(
          String(year),
          dates.map((date) => price(date, buy, sell)),
        );
        expect(unpackYear(String(year), packed)).toEqual(
          dates
            .toSorted()
            .map((date) => ({ day: dayNumberOfDate(date), buyPerGram: buy, sellPerGram: sell })),
        );
      }),
    );
  });

  test('loses a day that cannot be read, and no other', () => {
    const packed = '0102 128000 118000;0230 1 1;0103 x y;0104 0 5;;nonsense;0105 129000 119000';
    expect(unpackYear('2026', packed).map(({ day }) => day)).toEqual(
      ['2026-01-02', '2026-01-05'].map(dayNumberOfDate),
    );
    expect(unpackYear('2026', '')).toEqual([]);
  });

  test('is drawn oldest first, in whatever order its days stand', () => {
    expect(unpackYear('2026', '0105 2 2;0102 1 1;0401 3 3').map(({ day }) => day)).toEqual(
      ['2026-01-02', '2026-01-05', '2026-04-01'].map(dayNumberOfDate),
    );
  });

  test('knows no day before the first or after the last of a month, and no price of nothing', () => {
    expect(unpackYear('2026', '0100 1 1;0132 1 1;1301 1 1;0001 1 1;0106 1 0;0107 0 1')).toEqual([]);
  });

  test('leaves out what is no price, and no day', () => {
    expect(
      packYear('2026', [
        price('2026-01-02', 1, 0),
        price('2026-01-03', 0, 1),
        price('2026-02-30', 1, 1),
        price('2026-01-04', 1, 1),
      ]),
    ).toBe('0104 1 1');
  });

  test('weighs less than eight kilobytes', () => {
    const dates = Array.from({ length: 365 }, (_, offset) => dateAfter('2026-01-01', offset) ?? '');
    expect(
      packYear(
        '2026',
        dates.map((date) => price(date, 214_400, 198_000)),
      ).length,
    ).toBeLessThan(8_000);
  });
});
