import { describe, expect, test } from 'vitest';
import { seoul } from '#tests/support/domain-fixtures.ts';
import {
  APPOINTMENT_DURATION_MS,
  APPOINTMENT_LIMITS,
  appointmentOf,
  type AppointmentForm,
} from './appointment.ts';

const now = seoul('2026-03-11T10:00');
const form = (over: Partial<AppointmentForm> = {}): AppointmentForm => ({
  date: '2026-03-11',
  time: '15:20',
  place: '종로3가역',
  note: '',
  ...over,
});

test('date and time are a wall clock in Seoul', () => {
  expect(appointmentOf(form(), now)).toEqual({
    ok: true,
    value: { at: seoul('2026-03-11T15:20'), place: '종로3가역', note: '' },
  });
});

test('ends of what was typed are trimmed, and seconds of some browsers are ignored', () => {
  expect(appointmentOf(form({ time: '15:20:30', place: ' 역 ', note: ' 메모\n' }), now)).toEqual({
    ok: true,
    value: { at: seoul('2026-03-11T15:20'), place: '역', note: '메모' },
  });
});

test('the running minute still counts, the one before does not', () => {
  const atTen = form({ time: '10:00' });
  expect(appointmentOf(atTen, seoul('2026-03-11T10:00')).ok).toBe(true);
  expect(appointmentOf(atTen, seoul('2026-03-11T10:01'))).toEqual({ ok: false, code: 'past' });
});

test('a place and a note may be as long as they may be', () => {
  const place = '가'.repeat(APPOINTMENT_LIMITS.placeChars);
  const note = '나'.repeat(APPOINTMENT_LIMITS.noteChars);
  expect(appointmentOf(form({ place, note }), now)).toMatchObject({ ok: true, value: { place, note } });
});

test('a meeting blocks an hour', () => {
  expect(APPOINTMENT_DURATION_MS).toBe(3_600_000);
});

describe('what is refused', () => {
  const long = (chars: number) => '가'.repeat(chars);
  test.each([
    ['no date', form({ date: '' }), 'date'],
    ['a day that is not in the calendar', form({ date: '2026-02-30' }), 'date'],
    ['no time', form({ time: '' }), 'date'],
    ['an hour that is not on the clock', form({ time: '24:00' }), 'date'],
    ['a clock with something before it', form({ time: '115:20' }), 'date'],
    ['a clock with something behind it', form({ time: '15:200' }), 'date'],
    ['yesterday', form({ date: '2026-03-10' }), 'past'],
    ['no place', form({ place: '  ' }), 'place'],
    ['a place that is too long', form({ place: long(APPOINTMENT_LIMITS.placeChars + 1) }), 'place_long'],
    ['a note that is too long', form({ note: long(APPOINTMENT_LIMITS.noteChars + 1) }), 'note_long'],
  ])('%s', (_what, filled, code) => {
    expect(appointmentOf(filled, now)).toEqual({ ok: false, code });
  });
});
