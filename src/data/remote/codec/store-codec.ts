import * as v from 'valibot';
import { parseStoreId } from '#domain/ids.ts';
import type { OpeningHours, Store } from '#domain/store/store.ts';
import {
  finiteNumber,
  lenient,
  listOf,
  oneOf,
  optionalText,
  orNull,
  parseFields,
  text,
  wholeNumber,
} from './firestore-fields.ts';

const DAYS_PER_WEEK = 7;
const MINUTES_PER_DAY = 24 * 60;
const SERVICES = ['buy', 'sell', 'exchange', 'appraisal'] as const satisfies Store['services'];

const minuteOfDay = v.pipe(wholeNumber, v.minValue(0), v.maxValue(MINUTES_PER_DAY));
const hoursOfDay = v.pipe(
  v.object({ opens: minuteOfDay, closes: minuteOfDay }),
  v.check(({ opens, closes }) => opens < closes),
);

const storeFields = v.object({
  name: text,
  address: text,
  phone: optionalText,
  lat: v.pipe(finiteNumber, v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(finiteNumber, v.minValue(-180), v.maxValue(180)),
  // A day whose hours make no sense counts as closed: nobody travels to a shut door.
  hours: v.pipe(v.array(lenient<OpeningHours>(orNull(hoursOfDay), null)), v.length(DAYS_PER_WEEK)),
  services: lenient<Store['services']>(listOf(oneOf(SERVICES), SERVICES.length), []),
});

/** `stores/{id}`. */
export function parseStore(id: string, data: unknown): Store | null {
  const storeId = parseStoreId(id);
  const fields = parseFields(storeFields, data);
  return storeId && fields && { id: storeId, ...fields };
}
