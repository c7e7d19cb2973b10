import { expect, test } from 'vitest';
import type { OpeningHours } from '#domain/store/store.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { hoursWords, openingWords } from './opening-words.ts';

const weekdays = (hours: OpeningHours): { hours: OpeningHours[] } => ({
  hours: [null, hours, hours, hours, hours, hours, null],
});
const nineToSix = weekdays({ opens: 9 * 60, closes: 18 * 60 });

test('an open store says until when', () => {
  expect(openingWords(nineToSix, seoul('2026-03-11T10:00'))).toEqual({
    isOpen: true,
    sentence: '영업 중 · 오후 6:00까지',
  });
});

test('a store that opens later today says so, and one that opens another day names the day', () => {
  expect(openingWords(nineToSix, seoul('2026-03-11T08:00')).sentence).toBe('영업 종료 · 오늘 오전 9:00 시작');
  expect(openingWords(nineToSix, seoul('2026-03-13T19:00')).sentence).toBe(
    '영업 종료 · 월요일 오전 9:00 시작',
  );
});

test('a store that never opens and one that never closes name no hour', () => {
  expect(openingWords({ hours: [] }, seoul('2026-03-11T10:00'))).toEqual({
    isOpen: false,
    sentence: '영업 종료',
  });
  const always = { hours: Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 })) };
  expect(openingWords(always, seoul('2026-03-11T10:00'))).toEqual({ isOpen: true, sentence: '영업 중' });
});

test('a store on a holiday names the day after it', () => {
  const holiday = { ...nineToSix, holidays: ['2026-03-11'] };
  expect(openingWords(holiday, seoul('2026-03-11T10:00'))).toEqual({
    isOpen: false,
    sentence: '영업 종료 · 목요일 오전 9:00 시작',
  });
});

test('a store that is shut for a week or longer names the date, since the weekday comes before it', () => {
  const days = Array.from({ length: 10 }, (_, index) => `2026-03-${11 + index}`);
  const sentence = (holidays: readonly string[]) =>
    openingWords({ ...nineToSix, holidays }, seoul('2026-03-11T10:00')).sentence;
  expect(sentence(days.slice(0, 6))).toBe('영업 종료 · 화요일 오전 9:00 시작');
  expect(sentence(days.slice(0, 7))).toBe('영업 종료 · 03.18 (수) 오전 9:00 시작');
  expect(sentence(days)).toBe('영업 종료 · 03.23 (월) 오전 9:00 시작');
});

test('hours are written by the clock, and a day off as such', () => {
  expect(hoursWords({ opens: 600, closes: 1200 })).toBe('오전 10:00 – 오후 8:00');
  expect(hoursWords(null)).toBe('휴무');
});
