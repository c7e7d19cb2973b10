import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { seoul } from '#tests/support/domain-fixtures.ts';

import { millis } from '../units.ts';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDayName,
  formatMinuteOfDay,
  formatRelative,
} from './format-time.ts';

const NOW = seoul('2026-03-11T15:20:00');
const ago = (ms: number) => formatRelative(millis(NOW - ms), NOW);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('how long ago something happened', () => {
  test('goes from just now over minutes and hours to yesterday and a date', () => {
    expect(ago(0)).toBe('방금 전');
    expect(ago(59 * SECOND)).toBe('방금 전');
    expect(ago(MINUTE)).toBe('1분 전');
    expect(ago(3 * MINUTE)).toBe('3분 전');
    expect(ago(HOUR - 1)).toBe('59분 전');
    expect(ago(HOUR)).toBe('1시간 전');
    expect(ago(2 * HOUR)).toBe('2시간 전');
    expect(ago(15 * HOUR)).toBe('15시간 전');
    expect(ago(16 * HOUR)).toBe('어제');
    expect(ago(39 * HOUR)).toBe('어제');
    expect(ago(40 * HOUR)).toBe('2026.03.09');
  });

  test('changes to yesterday at midnight in Seoul, but not within the last hour', () => {
    const halfPastMidnight = seoul('2026-03-11T00:30');
    expect(formatRelative(seoul('2026-03-10T23:50'), halfPastMidnight)).toBe('40분 전');
    expect(formatRelative(seoul('2026-03-10T23:00'), halfPastMidnight)).toBe('어제');
  });

  test('forgives a clock that runs ahead by less than a day', () => {
    expect(ago(-5 * MINUTE)).toBe('방금 전');
    expect(ago(-30 * HOUR)).toBe('2026.03.12');
  });

  test('always says one of the five forms', () => {
    const moment = fc.integer({ min: 0, max: 4_102_444_799_999 }).map(millis);
    fc.assert(
      fc.property(moment, moment, (at, now) => {
        expect(formatRelative(at, now)).toMatch(
          /^(?:방금 전|[1-9]\d?분 전|[1-9]\d?시간 전|어제|\d{4}\.\d{2}\.\d{2})$/,
        );
      }),
    );
  });
});

describe('clock and calendar', () => {
  test('show Seoul’s time whatever the device believes', () => {
    expect(formatClock(millis(Date.parse('2026-03-11T06:20:00Z')))).toBe('오후 3:20');
    expect(formatDate(millis(Date.parse('2026-03-10T15:00:00Z')))).toBe('2026.03.11');
    expect(formatDateTime(NOW)).toBe('2026.03.11 오후 3:20');
  });

  test('say noon and midnight the Korean way', () => {
    expect(formatClock(seoul('2026-03-11T00:05'))).toBe('오전 12:05');
    expect(formatClock(seoul('2026-03-11T11:59'))).toBe('오전 11:59');
    expect(formatClock(seoul('2026-03-11T12:00'))).toBe('오후 12:00');
    expect(formatClock(seoul('2026-03-11T23:59'))).toBe('오후 11:59');
  });

  test('name the day in full for a separator', () => {
    expect(formatDayName(NOW)).toBe('2026.03.11 (수)');
    expect(formatDayName(seoul('2026-03-15T00:00'))).toBe('2026.03.15 (일)');
    expect(formatDayName(seoul('2026-12-31T23:59'))).toBe('2026.12.31 (목)');
  });

  test('give opening hours, those past midnight too', () => {
    expect([0, 600, 750, 1_439, 1_440, 1_530].map(formatMinuteOfDay)).toEqual([
      '오전 12:00',
      '오전 10:00',
      '오후 12:30',
      '오후 11:59',
      '오전 12:00',
      '오전 1:30',
    ]);
  });
});
