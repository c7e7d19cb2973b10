import * as v from 'valibot';
import { parseStoreId } from '#domain/ids.ts';
import { STORE_HOLIDAYS, STORE_SERVICES, type OpeningHours, type Store } from '#domain/store/store.ts';
import { MINUTES_PER_DAY } from '#domain/time/seoul.ts';
import { defineDocument } from './kernel/document.ts';
import { lenient, listOf, plain, type Kind } from './kernel/kind.ts';
import { anyText, anyTextOrNone, date, finiteNumber, flag, oneOf, wholeNumber } from './kernel/kinds.ts';

const DAYS_PER_WEEK = 7;

const minuteOfDay = v.pipe(wholeNumber, v.minValue(0), v.maxValue(MINUTES_PER_DAY));
const hoursOfDay = v.pipe(
  v.object({ opens: minuteOfDay, closes: minuteOfDay }),
  v.check(({ opens, closes }) => opens < closes),
);
const week: Kind<readonly OpeningHours[]> = {
  // A day whose hours make no sense counts as closed: nobody travels to a shut door.
  reads: v.pipe(v.array(v.fallback(v.nullish(hoursOfDay, null), null)), v.length(DAYS_PER_WEEK)),
  stores: (days) => days.map((hours) => hours && { ...hours }),
};
const degrees = (max: number): Kind<number> => plain(v.pipe(finiteNumber, v.minValue(-max), v.maxValue(max)));

/** `stores/{id}`. */
export const storeDocument = defineDocument<Omit<Store, 'id'>>({
  path: 'stores/{storeId}',
  fields: {
    name: anyText,
    address: anyText,
    phone: anyTextOrNone,
    lat: degrees(90),
    lng: degrees(180),
    hours: week,
    // Stores of an earlier version say nothing of either.
    holidays: lenient(listOf(date, STORE_HOLIDAYS), []),
    isClosed: flag,
    services: lenient(listOf(oneOf(STORE_SERVICES), STORE_SERVICES.length), []),
  },
  server: 'all',
  edits: {},
});

export function parseStore(id: string, data: unknown): Store | null {
  const storeId = parseStoreId(id);
  const fields = storeDocument.read(data);
  return storeId && fields && { id: storeId, ...fields };
}
