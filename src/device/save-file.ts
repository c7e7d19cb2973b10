import type { CalendarEvent } from '#domain/calendar/calendar-file.ts';
import { millis } from '#domain/units.ts';

/** Browsers begin to read a download a moment after the press. */
const KEPT_FOR_MS = 60_000;

/** Hands a file made on the device to the browser's downloads. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}

/** The same for the device's own calendar; what writes it is loaded with the first press. False where it is not. */
export async function saveEvent(event: CalendarEvent, fileName: string): Promise<boolean> {
  try {
    const { calendarFile } = await import('#domain/calendar/calendar-file.ts');
    const file = calendarFile(event, millis(Date.now()));
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), fileName);
    return true;
  } catch (error) {
    console.warn('an event was not made into a file', error);
    return false;
  }
}
