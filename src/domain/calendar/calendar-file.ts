import { seoulClock } from '../time/seoul.ts';
import { millis, type Millis } from '../units.ts';

export interface CalendarEvent {
  /** Globally unique and stable, so that a second import replaces the first. */
  readonly uid: string;
  /** Rises with each change of what is agreed on: a calendar keeps the higher one. */
  readonly revision?: number;
  readonly startsAt: Millis;
  readonly durationMs: number;
  readonly title: string;
  readonly place: string;
  readonly note: string;
}

/** Longest line of a calendar file, in bytes of UTF-8 and without its line break. */
const LINE_MAX_BYTES = 75;

/** Asia/Seoul has had one offset and no summer time since 1988, so one rule says it all. */
const SEOUL_TIMEZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19881009T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** One event as an iCalendar file (RFC 5545) in Seoul's time, with a reminder an hour before. */
export function calendarFile(event: CalendarEvent, writtenAt: Millis): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Geumnaru//Appointments//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...SEOUL_TIMEZONE,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcStamp(writtenAt)}`,
    ...(event.revision === undefined ? [] : [`SEQUENCE:${event.revision}`]),
    `DTSTART;TZID=Asia/Seoul:${seoulStamp(event.startsAt)}`,
    `DTEND;TZID=Asia/Seoul:${seoulStamp(millis(event.startsAt + event.durationMs))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.place)}`,
    ...(event.note === '' ? [] : [`DESCRIPTION:${escapeText(event.note)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A value of type TEXT: commas, semicolons, backslashes and line breaks would end or split it. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', String.raw`\n`);
}

/** Long lines go on after a line break and one space, never inside a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8Bytes(character);
    if (bytes + size > LINE_MAX_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

function utf8Bytes(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** `20260311T152000`, a wall clock in Seoul. */
function seoulStamp(at: Millis): string {
  const { year, month, day, minuteOfDay } = seoulClock(at);
  const seconds = Math.floor(at / 1000) % 60;
  const time = [Math.floor(minuteOfDay / 60), minuteOfDay % 60, seconds].map(twoDigits).join('');
  return `${String(year).padStart(4, '0')}${twoDigits(month)}${twoDigits(day)}T${time}`;
}

/** `20260311T062000Z`. */
const utcStamp = (at: Millis): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
