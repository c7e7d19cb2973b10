import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { seoul } from '#tests/support/domain-fixtures.ts';

import { seoulClock } from '../time/seoul.ts';
import { millis } from '../units.ts';
import { hoursOfToday, isOpenNow, openStateOf } from './open-now.ts';
import type { OpeningHours } from './store.ts';

const WEEKDAY: OpeningHours = { opens: 10 * 60, closes: 19 * 60 };
const SATURDAY: OpeningHours = { opens: 11 * 60, closes: 16 * 60 };
/** Sunday first; closed on Sundays. */
const shop = { hours: [null, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY] };
const night = { hours: Array.from({ length: 7 }, (): OpeningHours => ({ opens: 18 * 60, closes: 2 * 60 })) };

const open = (closesAt: string) => ({ kind: 'open', closesAt: seoul(closesAt) });
const closed = (opensAt: string) => ({ kind: 'closed', opensAt: seoul(opensAt) });

describe('a shop with ordinary hours', () => {
  test('opens on the minute and closes on the minute', () => {
    expect(openStateOf(shop, seoul('2026-03-11T09:59:59'))).toEqual(closed('2026-03-11T10:00'));
    expect(openStateOf(shop, seoul('2026-03-11T10:00:00'))).toEqual(open('2026-03-11T19:00'));
    expect(openStateOf(shop, seoul('2026-03-11T18:59:59'))).toEqual(open('2026-03-11T19:00'));
    expect(openStateOf(shop, seoul('2026-03-11T19:00:00'))).toEqual(closed('2026-03-12T10:00'));
  });

  test('says on Saturday evening that Monday is next', () => {
    expect(openStateOf(shop, seoul('2026-03-14T16:00'))).toEqual(closed('2026-03-16T10:00'));
    expect(openStateOf(shop, seoul('2026-03-15T12:00'))).toEqual(closed('2026-03-16T10:00'));
  });

  test('goes by Seoul’s clock, wherever the phone is', () => {
    expect(isOpenNow(shop, millis(Date.parse('2026-03-11T01:00:00Z')))).toBe(true);
    expect(isOpenNow(shop, millis(Date.parse('2026-03-11T12:00:00Z')))).toBe(false);
  });

  test('knows today’s hours', () => {
    expect(hoursOfToday(shop, seoul('2026-03-14T00:00'))).toEqual(SATURDAY);
    expect(hoursOfToday(shop, seoul('2026-03-15T23:59'))).toBeNull();
  });
});

describe('a shop that closes after midnight', () => {
  test('is still open in the small hours, as yesterday’s evening', () => {
    expect(openStateOf(night, seoul('2026-03-11T23:30'))).toEqual(open('2026-03-12T02:00'));
    expect(openStateOf(night, seoul('2026-03-12T01:59'))).toEqual(open('2026-03-12T02:00'));
    expect(openStateOf(night, seoul('2026-03-12T02:00'))).toEqual(closed('2026-03-12T18:00'));
  });

  test('may write its closing as minute 1,560', () => {
    const late = { hours: night.hours.map((): OpeningHours => ({ opens: 18 * 60, closes: 26 * 60 })) };
    expect(openStateOf(late, seoul('2026-03-12T01:59'))).toEqual(open('2026-03-12T02:00'));
  });

  test('ends its Saturday night on a Sunday off', () => {
    const hours = [null, null, null, null, null, null, { opens: 18 * 60, closes: 2 * 60 }];
    expect(openStateOf({ hours }, seoul('2026-03-15T01:00'))).toEqual(open('2026-03-15T02:00'));
    expect(openStateOf({ hours }, seoul('2026-03-15T02:00'))).toEqual(closed('2026-03-21T18:00'));
  });
});

describe('a holiday', () => {
  const wednesday = { ...shop, holidays: ['2026-03-11'] };

  test('shuts the shop on its day, and on that day alone', () => {
    expect(openStateOf(wednesday, seoul('2026-03-11T12:00'))).toEqual(closed('2026-03-12T10:00'));
    expect(openStateOf(wednesday, seoul('2026-03-10T12:00'))).toEqual(open('2026-03-10T19:00'));
    expect(openStateOf(wednesday, seoul('2026-03-18T12:00'))).toEqual(open('2026-03-18T19:00'));
    expect(hoursOfToday(wednesday, seoul('2026-03-11T12:00'))).toBeNull();
  });

  test('does not hide when the shop opens again, however many there are in a row', () => {
    const holidays = Array.from({ length: 12 }, (_, day) => `2026-03-${String(11 + day).padStart(2, '0')}`);
    expect(openStateOf({ ...shop, holidays }, seoul('2026-03-11T12:00'))).toEqual(closed('2026-03-23T10:00'));
  });
});

test('a shop that is open around the clock does not close at midnight', () => {
  const hours = Array.from({ length: 7 }, (): OpeningHours => ({ opens: 0, closes: 1_440 }));
  const state = openStateOf({ hours }, seoul('2026-03-11T23:59'));
  expect(state.kind === 'open' && state.closesAt > seoul('2026-03-12T12:00')).toBe(true);
});

test('a shop that never opens, or of which nothing is known, has no next opening', () => {
  const never = { kind: 'closed', opensAt: null };
  expect(
    openStateOf({ hours: [null, null, null, null, null, null, null] }, seoul('2026-03-11T12:00')),
  ).toEqual(never);
  expect(openStateOf({ hours: [] }, seoul('2026-03-11T12:00'))).toEqual(never);
});

describe('any week of hours', () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  const day = fc.option(fc.record({ opens: minute, closes: minute }), { nil: null });
  const hours = fc.array(day, { minLength: 7, maxLength: 7 });
  const moment = fc.integer({ min: seoul('2026-01-01T00:00'), max: seoul('2026-12-31T00:00') }).map(millis);

  test('agrees with reading the sign on the door', () => {
    fc.assert(
      fc.property(hours, moment, (week, now) => {
        const { weekday, minuteOfDay } = seoulClock(now);
        const today = week[weekday];
        const yesterday = week[(weekday + 6) % 7];
        const isToday = today
          ? minuteOfDay >= today.opens && (today.closes <= today.opens || minuteOfDay < today.closes)
          : false;
        const isYesterday = yesterday
          ? yesterday.closes <= yesterday.opens && minuteOfDay < yesterday.closes
          : false;
        expect(isOpenNow({ hours: week }, now)).toBe(isToday || isYesterday);
      }),
    );
  });

  test('opens when it says it will, and is closed the moment before', () => {
    fc.assert(
      fc.property(hours, moment, (week, now) => {
        const state = openStateOf({ hours: week }, now);
        const opensAt = state.kind === 'closed' ? state.opensAt : null;
        fc.pre(opensAt !== null);
        expect(isOpenNow({ hours: week }, millis(opensAt ?? 0))).toBe(true);
        expect(isOpenNow({ hours: week }, millis((opensAt ?? 0) - 1))).toBe(false);
        expect(opensAt ?? 0).toBeGreaterThan(now);
      }),
    );
  });
});
