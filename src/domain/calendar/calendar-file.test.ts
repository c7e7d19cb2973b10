import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const anEvent = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'm1@geumnaru',
  startsAt: seoul('2026-03-11T15:20'),
  durationMs: 60 * 60_000,
  title: '금나루 거래 약속',
  place: '종로3가역 9번 출구',
  note: '',
  ...over,
});

const written = (over: Partial<CalendarEvent> = {}) => calendarFile(anEvent(over), seoul('2026-03-01T09:00'));

/** What a calendar reads: folded lines joined, values freed of their escapes. */
const valueOf = (file: string, name: string): string | undefined =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,n])/g, (_escape, mark: string) => (mark === 'n' ? '\n' : mark));

const encoder = new TextEncoder();

test('an appointment stands at its wall clock in Seoul', () => {
  const file = written();
  expect(file).toContain('DTSTART;TZID=Asia/Seoul:20260311T152000\r\n');
  expect(file).toContain('DTEND;TZID=Asia/Seoul:20260311T162000\r\n');
  expect(file).toContain('DTSTAMP:20260301T000000Z\r\n');
  expect(file).toContain('TZOFFSETTO:+0900\r\n');
});

test('an appointment over midnight ends on the next day', () => {
  expect(written({ startsAt: seoul('2026-12-31T23:30') })).toContain(
    'DTEND;TZID=Asia/Seoul:20270101T003000\r\n',
  );
});

test('it begins and ends as a calendar, with one event in it', () => {
  const lines = written().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('without a note there is no description of the event', () => {
  expect(written().match(/^DESCRIPTION:/gm)).toHaveLength(1);
  expect(written({ note: '보증서' }).match(/^DESCRIPTION:/gm)).toHaveLength(2);
});

test('marks that have a meaning in the file are escaped', () => {
  const file = written({ place: String.raw`1,2;3\4` });
  expect(file).toContain(String.raw`LOCATION:1\,2\;3\\4`);
});

test('a line break in the note cannot smuggle in a line of its own', () => {
  const file = written({ note: '하나\r\nATTACH:https://example.com\n둘' });
  expect(file).not.toMatch(/^ATTACH/m);
  expect(valueOf(file, 'DESCRIPTION')).toBe('하나\nATTACH:https://example.com\n둘');
});

test('whatever is typed comes back, and no line is too long or cut inside a character', () => {
  const typed = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/[^\P{Cc}\t]/u.test(text));
  fc.assert(
    fc.property(typed, typed, (place, title) => {
      const file = written({ place, title });
      expect(valueOf(file, 'LOCATION')).toBe(place);
      expect(valueOf(file, 'SUMMARY')).toBe(title);
      const lines = file.split('\r\n');
      expect(lines.every((line) => encoder.encode(line).length <= 75)).toBe(true);
      expect(lines.every((line) => line.isWellFormed())).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});
