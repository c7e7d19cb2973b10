import type { CalendarEvent } from '#domain/calendar/calendar-file.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { Store } from '#domain/store/store.ts';
import type { Millis } from '#domain/units.ts';
import { myExchangesText as text } from '#i18n/ko/exchange.ts';

const VISIT_DURATION_MS = 60 * 60_000;

/** A visit that is agreed on and still to come, for the phone's own calendar; `null` where there is none. */
export function visitEvent(
  { id, status, scheduledAt, version, requestNo }: GoldExchange,
  store: Store | undefined,
  now: Millis,
): CalendarEvent | null {
  if (status !== 'scheduled' || scheduledAt === null || scheduledAt <= now) return null;
  return {
    uid: `${id}@geumnaru`,
    revision: version,
    startsAt: scheduledAt,
    durationMs: VISIT_DURATION_MS,
    title: text.calendarTitle,
    place: store === undefined ? text.store : text.calendarPlace(store.name, store.address),
    note: text.calendarNote(requestNo),
  };
}
