import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MARKET_HOLIDAYS, businessDaysSince, dateAfter } from './business-days.ts';

const isWeekday = (date: string): boolean => ![0, 6].includes(new Date(date).getUTCDay());
const isSunday = (date: string): boolean => new Date(date).getUTCDay() === 0;
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
          (date) => isWeekday(date) && !rest.has(date),
        );
        expect(businessDaysSince(from, dateAfter(from, span) ?? '', rest)).toBe(walked.length);
      }),
    );
  });
});

describe('the days on which the market rests', () => {
  const VOTES = ['2026-06-03', '2028-04-12', '2030-06-12'];

  test.each([2026, 2027, 2028, 2029, 2030])('are in %d those of the law and those of a vote', (year) => {
    const listed = [...MARKET_HOLIDAYS].filter((date) => date.startsWith(`${year}-`) && isWeekday(date));
    const votes = VOTES.filter((date) => date.startsWith(`${year}-`));
    expect(listed.toSorted()).toEqual([...weekdaysOff(year), ...votes].toSorted());
  });

  test('are skipped at their weekends and between them', () => {
    // 제헌절, a Friday, and in the year after a Saturday whose substitute is a Monday.
    expect(businessDaysSince('2026-07-16', '2026-07-20')).toBe(1);
    expect(businessDaysSince('2027-07-16', '2027-07-20')).toBe(1);
    expect(businessDaysSince('2026-04-30', '2026-05-06')).toBe(2);
    // 추석 of 2028, with 개천절 within it and a day in its stead behind it.
    expect(businessDaysSince('2028-09-29', '2028-10-10')).toBe(2);
    expect(businessDaysSince('2029-02-09', '2029-02-15')).toBe(1);
    expect(businessDaysSince('2030-09-10', '2030-09-16')).toBe(1);
  });
});

/**
 * The weekdays of 공휴일에 관한 법률 as it is since 2026, apart from votes: the moon's days by ICU's calendar, and for
 * what falls on a weekend or on another holiday the next day that is neither. 설날 and 추석 have none for a Saturday,
 * 1월 1일 and 현충일 none at all.
 */
function weekdaysOff(year: number): readonly string[] {
  const moon = new Intl.DateTimeFormat('en-u-ca-dangi', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const days = Array.from({ length: 366 }, (_, day) => dateAfter(`${year}-01-01`, day) ?? '');
  const ofMoon = (day: string): string => days.find((date) => moon.format(new Date(date)) === day) ?? '';
  const around = (date: string) => [-1, 0, 1].map((by) => dateAfter(date, by) ?? '');
  const festive = [...around(ofMoon('1/1')), ...around(ofMoon('8/15'))];
  const others = ['03-01', '05-01', '05-05', '07-17', '08-15', '10-03', '10-09', '12-25'];
  const replaced = [...others.map((day) => `${year}-${day}`), ofMoon('4/8')];
  const holidays = [`${year}-01-01`, ...festive, ...replaced, `${year}-06-06`];
  const off = new Set(holidays);
  const isLost = (date: string): boolean =>
    isSunday(date) ||
    (!isWeekday(date) && replaced.includes(date)) ||
    holidays.filter((other) => other === date).length > 1;
  for (const date of new Set([...festive, ...replaced].toSorted())) {
    let instead = date;
    while (isLost(date) && (off.has(instead) || !isWeekday(instead))) {
      instead = dateAfter(instead, 1) ?? '';
    }
    off.add(instead);
  }
  return [...off].filter(isWeekday);
}

test('a date plus days crosses months and leap days', () => {
  expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dateAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dateAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(dateAfter('내일', 1)).toBeNull();
});
