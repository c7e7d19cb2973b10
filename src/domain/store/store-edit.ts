import { spellPhoneNumber } from '../account/phone-number.ts';
import { isPhoneValid } from '../exchange/exchange-request.ts';
import { dayNumberOfDate, MINUTES_PER_DAY } from '../time/seoul.ts';
import { STORE_HOLIDAYS, type OpeningHours, type Store } from './store.ts';

/** What the desk says of a store. */
export type StoreEdit = Omit<Store, 'id'>;

export const STORE_LIMITS = { nameChars: 40, addressChars: 120, holidays: STORE_HOLIDAYS } as const;
/** The country, its islands included: two figures the wrong way round lie in the sea. */
const COUNTRY = { lat: [33, 39], lng: [124, 132] } as const;

export const STORE_REFUSALS = [
  'name_invalid',
  'address_invalid',
  'phone_invalid',
  /** Not in Korea. */
  'place_invalid',
  /** A day that closes before it opens. */
  'hours_invalid',
  'holidays_invalid',
  'services_missing',
] as const;
export type StoreRefusal = (typeof STORE_REFUSALS)[number];

/** Why a store may not stand like this, in the order of the form, or `null`. */
export function refusalOfStore(edit: StoreEdit): StoreRefusal | null {
  if (!isText(edit.name, STORE_LIMITS.nameChars)) return 'name_invalid';
  if (!isText(edit.address, STORE_LIMITS.addressChars)) return 'address_invalid';
  if (!isPhoneValid(edit.phone)) return 'phone_invalid';
  if (!isWithin(edit.lat, COUNTRY.lat) || !isWithin(edit.lng, COUNTRY.lng)) return 'place_invalid';
  if (edit.hours.length !== 7 || !edit.hours.every(areHoursValid)) return 'hours_invalid';
  if (!areHolidaysValid(edit.holidays)) return 'holidays_invalid';
  return edit.services.length > 0 ? null : 'services_missing';
}

/** As it is kept: without blanks around, the number as it is read out, and no holiday of the past. */
export const storeAsKept = (edit: StoreEdit, today: string): StoreEdit => ({
  ...edit,
  name: edit.name.trim(),
  address: edit.address.trim(),
  phone: spellPhoneNumber(edit.phone),
  holidays: [...new Set(edit.holidays)].filter((date) => date >= today).toSorted(),
});

const isText = (text: string, max: number): boolean => text.trim() !== '' && text.trim().length <= max;

const isWithin = (value: number, [min, max]: readonly [number, number]): boolean =>
  Number.isFinite(value) && value >= min && value <= max;

/** Of one day: whole minutes, and open before it closes; `null` is a day off. */
export const areHoursValid = (hours: OpeningHours): boolean =>
  hours === null ||
  ([hours.opens, hours.closes].every(Number.isInteger) &&
    hours.opens >= 0 &&
    hours.opens < hours.closes &&
    hours.closes <= MINUTES_PER_DAY);

const areHolidaysValid = (dates: readonly string[]): boolean =>
  dates.length <= STORE_LIMITS.holidays && dates.every((date) => dayNumberOfDate(date) !== null);
