import { err, ok, type Result } from '../result.ts';
import { isVisible, typedText } from '../text/typed-text.ts';
import { dayNumberOfDate, startOfSeoulDay } from '../time/seoul.ts';
import { millis, type Millis } from '../units.ts';
import type { AppointmentPayload } from './message-content.ts';

export const APPOINTMENT_LIMITS = { placeChars: 100, noteChars: 500 } as const;

/** How long a meeting blocks the calendar. */
export const APPOINTMENT_DURATION_MS = 60 * 60_000;

/** As the sheet's fields hold it: `YYYY-MM-DD` and `HH:MM`, a wall clock in Seoul wherever the phone is. */
export interface AppointmentForm {
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly note: string;
}

export type AppointmentProblem = 'date' | 'past' | 'place' | 'place_long' | 'note_long';

/** The appointment that a filled-in sheet means; a moment that has begun within this minute still counts. */
export function appointmentOf(
  form: AppointmentForm,
  now: Millis,
): Result<AppointmentPayload, AppointmentProblem> {
  const at = momentOf(form.date, form.time);
  if (at === null) return err('date');
  if (at + 60_000 <= now) return err('past');
  const place = typedText(form.place);
  const note = typedText(form.note);
  if (!isVisible(place)) return err('place');
  if (place.length > APPOINTMENT_LIMITS.placeChars) return err('place_long');
  if (note.length > APPOINTMENT_LIMITS.noteChars) return err('note_long');
  return ok({ at, place, note });
}

function momentOf(date: string, time: string): Millis | null {
  const dayNumber = dayNumberOfDate(date);
  // Some browsers add seconds.
  const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time);
  if (dayNumber === null || !clock) return null;
  return millis(startOfSeoulDay(dayNumber) + (Number(clock[1]) * 60 + Number(clock[2])) * 60_000);
}
