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

test('a calendar reads the whole of a file', () => {
  expect(written({ note: '보증서' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Geumnaru//Appointments//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Seoul',
    'BEGIN:STANDARD',
    'DTSTART:19881009T000000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0900',
    'TZNAME:KST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:m1@geumnaru',
    'DTSTAMP:20260301T000000Z',
    'DTSTART;TZID=Asia/Seoul:20260311T152000',
    'DTEND;TZID=Asia/Seoul:20260311T162000',
    'SUMMARY:금나루 거래 약속',
    'LOCATION:종로3가역 9번 출구',
    'DESCRIPTION:보증서',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:금나루 거래 약속',
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['a letter', 'a', 1],
  ['the last of one byte', '\u007e', 1],
  ['the first of two', '\u00a1', 2],
  ['the last of two', '\u07ff', 2],
  ['the first of three', '\u0800', 3],
  ['a syllable', '금', 3],
  ['the last of three', '\uffee', 3],
  ['the first of four', '\u{10000}', 4],
])('a line is filled up to 75 bytes before it is folded: %s', (_what, character, bytes) => {
  const room = 75 - 'LOCATION:'.length;
  const full = Math.floor(room / bytes);
  const [first, next] = written({ place: character.repeat(full + 1) })
    .split('\r\n')
    .slice(20, 22);
  expect(first).toBe(`LOCATION:${character.repeat(full)}`);
  expect(next).toBe(` ${character}`);
});

test('a line break of an old kind and a sign that nobody sees are no part of a value', () => {
  expect(written({ place: '역\r앞\u0007' })).toContain('LOCATION:역\\n앞\r\n');
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

test('what was moved says that it is the newer one of the same', () => {
  expect(written()).not.toContain('SEQUENCE');
  expect(written({ revision: 3 })).toContain('UID:m1@geumnaru\r\nDTSTAMP:20260301T000000Z\r\nSEQUENCE:3\r\n');
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
  const typed = fc
    .string({ unit: 'grapheme', maxLength: 300, size: 'max' })
    .filter((text) => !/[^\P{Cc}\t]/u.test(text));
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
