import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MARKET_HOLIDAYS, businessDaysSince, dateAfter } from './business-days.ts';

const NONE: ReadonlySet<string> = new Set();
const someDate = fc.nat({ max: 1_000 }).map((days) => dateAfter('2025-01-01', days) ?? '');
const holidays = fc.array(someDate, { maxLength: 20 }).map((dates) => new Set(dates));

describe('business days', () => {
  test('skip the weekend', () => {
    // 2026-03-13 is a Friday.
    expect(businessDaysSince('2026-03-13', '2026-03-13', NONE)).toBe(0);
    expect(businessDaysSince('2026-03-13', '2026-03-14', NONE)).toBe(0);
    expect(businessDaysSince('2026-03-13', '2026-03-15', NONE)).toBe(0);
    expect(businessDaysSince('2026-03-13', '2026-03-16', NONE)).toBe(1);
    expect(businessDaysSince('2026-03-13', '2026-03-18', NONE)).toBe(3);
    expect(businessDaysSince('2026-03-13', '2026-03-19', NONE)).toBe(4);
  });

  test('skip holidays, but count a holiday on a weekend only once', () => {
    expect(businessDaysSince('2026-03-13', '2026-03-18', new Set(['2026-03-16']))).toBe(2);
    expect(businessDaysSince('2026-03-13', '2026-03-18', new Set(['2026-03-15']))).toBe(3);
  });

  test('know the long New Year of 2026', () => {
    expect(businessDaysSince('2026-02-13', '2026-02-19')).toBe(1);
  });

  test('do not run backwards, and want two dates', () => {
    expect(businessDaysSince('2026-03-18', '2026-03-13', NONE)).toBe(0);
    expect(businessDaysSince('어제', '2026-03-13', NONE)).toBeNull();
    expect(businessDaysSince('2026-03-13', '2026-02-30', NONE)).toBeNull();
  });

  test('are those found by walking day by day', () => {
    fc.assert(
      fc.property(someDate, fc.nat({ max: 200 }), holidays, (from, span, rest) => {
        const walked = Array.from({ length: span }, (_, i) => dateAfter(from, i + 1) ?? '').filter(
          (date) => ![0, 6].includes(new Date(date).getUTCDay()) && !rest.has(date),
        );
        expect(businessDaysSince(from, dateAfter(from, span) ?? '', rest)).toBe(walked.length);
      }),
    );
  });
});

test('every listed holiday is a weekday, so that none is listed in vain', () => {
  expect(MARKET_HOLIDAYS.size).toBeGreaterThan(40);
  const onWeekends = [...MARKET_HOLIDAYS].filter((date) => [0, 6].includes(new Date(date).getUTCDay()));
  expect(onWeekends).toEqual([]);
});

test('a date plus days crosses months and leap days', () => {
  expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dateAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dateAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(dateAfter('내일', 1)).toBeNull();
});
