import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { millis } from '../units.ts';
import {
  dayNumberOfDate,
  minuteNumber,
  seoulClock,
  seoulDate,
  seoulDayNumber,
  startOfSeoulDay,
} from './seoul.ts';

const at = (iso: string) => millis(Date.parse(iso));
/** 1970–2099. */
const anyMoment = fc.integer({ min: 0, max: 4_102_444_799_999 }).map(millis);

describe('the wall clock in Seoul', () => {
  test('is nine hours ahead of UTC, in winter and in summer', () => {
    expect(seoulClock(at('2026-01-15T00:00:00Z')).minuteOfDay).toBe(9 * 60);
    expect(seoulClock(at('2026-07-15T00:00:00Z')).minuteOfDay).toBe(9 * 60);
  });

  test('has its own date: 15:00 UTC is already tomorrow', () => {
    expect(seoulDate(at('2026-03-10T14:59:59.999Z'))).toBe('2026-03-10');
    expect(seoulDate(at('2026-03-10T15:00:00.000Z'))).toBe('2026-03-11');
    expect(seoulClock(at('2026-03-10T15:00:00Z'))).toEqual({
      year: 2026,
      month: 3,
      day: 11,
      weekday: 3,
      minuteOfDay: 0,
    });
  });

  test('agrees with the time zone data of the platform', () => {
    const platform = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul', dateStyle: 'short' });
    const from1989 = fc
      .integer({ min: at('1989-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z') })
      .map(millis);
    fc.assert(
      fc.property(from1989, (moment) => {
        expect(seoulDate(moment)).toBe(platform.format(moment));
      }),
    );
  });
});

describe('day numbers', () => {
  test('are equal exactly within one Seoul date', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, (a, b) => {
        expect(seoulDayNumber(a) === seoulDayNumber(b)).toBe(seoulDate(a) === seoulDate(b));
      }),
    );
  });

  test('start at midnight in Seoul', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const start = startOfSeoulDay(seoulDayNumber(moment));
        expect(seoulClock(start).minuteOfDay).toBe(0);
        expect(moment - start).toBeGreaterThanOrEqual(0);
        expect(moment - start).toBeLessThan(86_400_000);
      }),
    );
  });

  test('are read back from a written date, and from nothing that only looks like one', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(dayNumberOfDate(seoulDate(moment))).toBe(seoulDayNumber(moment));
      }),
    );
    for (const bad of [
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '20260101',
      '',
      '오늘',
      '2026-01-01T00:00',
    ]) {
      expect(dayNumberOfDate(bad)).toBeNull();
    }
  });
});

test('minutes change together everywhere', () => {
  expect(minuteNumber(at('2026-03-11T06:20:59.999Z'))).toBe(minuteNumber(at('2026-03-11T06:20:00Z')));
  expect(minuteNumber(at('2026-03-11T06:21:00Z'))).toBe(minuteNumber(at('2026-03-11T06:20:00Z')) + 1);
});
