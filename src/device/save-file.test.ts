// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { saveEvent } from './save-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an event is handed to the calendar as a file of its own', async () => {
  vi.useFakeTimers();
  const files: Blob[] = [];
  const pressed: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    pressed.push(`${this.href} ${this.download}`);
  });
  const event = {
    uid: 'x1@geumnaru',
    startsAt: seoul('2026-03-14T10:30'),
    durationMs: 3_600_000,
    title: '교환',
    place: '종로',
    note: '',
  };
  expect(await saveEvent(event, '교환.ics')).toBe(true);
  expect(pressed).toEqual(['blob:1 교환.ics']);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(files[0]?.size).toBeGreaterThan(400);
});

test('what cannot be handed over is said so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: () => {
      throw new Error('no room');
    },
  });
  const event = {
    uid: 'x',
    startsAt: seoul('2026-03-14T10:30'),
    durationMs: 1,
    title: '',
    place: '',
    note: '',
  };
  expect(await saveEvent(event, 'x.ics')).toBe(false);
});
