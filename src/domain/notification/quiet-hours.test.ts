import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seoul } from '#tests/support/domain-fixtures.ts';
import {
  isQuiet,
  LAST_MINUTE_OF_DAY,
  minuteOfTimeField,
  parseQuietHours,
  timeFieldOf,
} from './quiet-hours.ts';

const night = { fromMinute: 22 * 60, toMinute: 8 * 60 };

describe('quiet hours', () => {
  test.each([
    ['2026-03-11T21:59', false],
    ['2026-03-11T22:00', true],
    ['2026-03-12T00:00', true],
    ['2026-03-12T07:59', true],
    ['2026-03-12T08:00', false],
  ])('over midnight: at %s quiet is %s', (at, expected) => {
    expect(isQuiet(night, seoul(at))).toBe(expected);
  });

  test('within a day', () => {
    const lunch = { fromMinute: 12 * 60, toMinute: 13 * 60 };
    expect(isQuiet(lunch, seoul('2026-03-11T12:30'))).toBe(true);
    expect(isQuiet(lunch, seoul('2026-03-11T13:00'))).toBe(false);
    expect(isQuiet(lunch, seoul('2026-03-11T02:00'))).toBe(false);
  });

  test('the hours and their complement never both hold, and hours of no length hold never', () => {
    const minute = fc.integer({ min: 0, max: LAST_MINUTE_OF_DAY });
    fc.assert(
      fc.property(minute, minute, minute, (fromMinute, toMinute, at) => {
        const moment = seoul(
          `2026-03-11T${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
        );
        const quiet = isQuiet({ fromMinute, toMinute }, moment);
        const loud = isQuiet({ fromMinute: toMinute, toMinute: fromMinute }, moment);
        expect(quiet && loud).toBe(false);
        expect(quiet || loud).toBe(fromMinute !== toMinute);
      }),
    );
  });

  test('are none when they are not two minutes of a day', () => {
    expect(parseQuietHours(night)).toEqual(night);
    for (const value of [
      null,
      undefined,
      7,
      {},
      { fromMinute: 0 },
      { fromMinute: -1, toMinute: 5 },
      { fromMinute: 0, toMinute: 1440 },
      { fromMinute: 0.5, toMinute: 5 },
      { fromMinute: '0', toMinute: 5 },
    ]) {
      expect(parseQuietHours(value)).toBeNull();
    }
  });
});

describe('a time field', () => {
  test('says every minute of the day, and back', () => {
    for (let minute = 0; minute <= LAST_MINUTE_OF_DAY; minute += 1) {
      expect(minuteOfTimeField(timeFieldOf(minute))).toBe(minute);
    }
    expect(timeFieldOf(8 * 60 + 5)).toBe('08:05');
    // Some browsers add seconds.
    expect(minuteOfTimeField('22:30:00')).toBe(22 * 60 + 30);
  });

  test.each(['', '8:00', '24:00', 'noon'])('says nothing with %j', (value) => {
    expect(minuteOfTimeField(value)).toBeNull();
  });
});
