import { changedFields, laidOver } from '#domain/changed-fields.ts';
import { refusalOfStore, storeAsKept, type StoreEdit, type StoreRefusal } from '#domain/store/store-edit.ts';
import { STORE_SERVICES, type OpeningHours, type Store } from '#domain/store/store.ts';
import { MINUTES_PER_DAY } from '#domain/time/seoul.ts';
import { fieldsOf, textOf } from '#services/forms/kept-fields.ts';

/** A day of the week as it is being typed; its times are kept for when it is a working day again. */
export interface DayLine {
  readonly isOpen: boolean;
  /** `10:00`. */
  readonly opens: string;
  /** `00:00` is the midnight that ends the day. */
  readonly closes: string;
}

/** A store as it is being typed. */
export interface StoreForm {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  /** `37.5704, 126.9911`, as maps give it. */
  readonly place: string;
  /** Sunday first. */
  readonly days: readonly DayLine[];
  readonly holidays: readonly string[];
  /** A day off that was chosen and not added yet: it counts as well. */
  readonly holiday: string;
  readonly services: Store['services'];
  readonly isClosed: boolean;
}

const WORKING: DayLine = { isOpen: true, opens: '10:00', closes: '19:00' };
const DAY_OFF: DayLine = { ...WORKING, isOpen: false };

export const EMPTY_STORE_FORM: StoreForm = {
  name: '',
  address: '',
  phone: '',
  place: '',
  days: [DAY_OFF, WORKING, WORKING, WORKING, WORKING, WORKING, WORKING],
  holidays: [],
  holiday: '',
  services: [...STORE_SERVICES],
  isClosed: false,
};

export const storeFormOf = (store: StoreEdit): StoreForm => ({
  name: store.name,
  address: store.address,
  phone: store.phone,
  place: `${store.lat}, ${store.lng}`,
  days: store.hours.map(dayLineOf),
  holidays: store.holidays,
  holiday: '',
  services: store.services,
  isClosed: store.isClosed,
});

/** What a form says; what cannot be read becomes what is refused by name. */
export function storeEditOf(form: StoreForm): StoreEdit {
  const [lat, lng] = placeOf(form.place);
  return {
    name: form.name,
    address: form.address,
    // Digits of full width, as a Korean keyboard may write them, are no part of a tel: link.
    phone: form.phone.normalize('NFKC'),
    lat,
    lng,
    hours: form.days.map(hoursOfLine),
    holidays: form.holiday === '' ? form.holidays : [...form.holidays, form.holiday],
    services: form.services,
    isClosed: form.isClosed,
  };
}

/** Why it may not be kept as it would be on the Seoul date `today`, or `null`. */
export const refusalOfForm = (form: StoreForm, today: string): StoreRefusal | null =>
  refusalOfStore(storeAsKept(storeEditOf(form), today));

/** The hours of the first working day for every other. */
export function withSameHours(form: StoreForm): StoreForm {
  const first = form.days.find(({ isOpen }) => isOpen);
  if (!first) return form;
  return { ...form, days: form.days.map((day) => (day.isOpen ? first : day)) };
}

/** A form as it is kept: with what it began with, and the name that a new store has. */
export interface KeptStore extends StoreForm {
  readonly base: StoreForm;
  readonly id: string;
}

/**
 * What was typed, as far as it is understood, over the store as it stands: a colleague may have changed it
 * meanwhile, and what nobody has touched here is theirs. `null` where nothing was typed.
 */
export function keptStoreForm(stored: unknown, standing: StoreForm): StoreForm | null {
  const typed = formOf(stored);
  const base = formOf(fieldsOf(stored)['base']);
  return typed && base && laidOver(standing, typed, changedFields(base, typed));
}

/** Whether a colleague has changed the store since somebody has begun to type here. */
export const isOvertaken = (stored: unknown, standing: StoreForm): boolean => {
  const base = formOf(fieldsOf(stored)['base']);
  return base !== null && changedFields(base, standing).length > 0;
};

function formOf(stored: unknown): StoreForm | null {
  const kept = fieldsOf(stored);
  const days = Array.isArray(kept['days']) ? kept['days'].map(keptDay) : [];
  if (days.length !== EMPTY_STORE_FORM.days.length) return null;
  return {
    name: textOf(kept['name']),
    address: textOf(kept['address']),
    phone: textOf(kept['phone']),
    place: textOf(kept['place']),
    days,
    holidays: textsOf(kept['holidays']),
    holiday: textOf(kept['holiday']),
    services: STORE_SERVICES.filter((service) => textsOf(kept['services']).includes(service)),
    isClosed: kept['isClosed'] === true,
  };
}

/** The name under which a new store was begun. */
export const keptStoreName = (stored: unknown): string | null => textOf(fieldsOf(stored)['id']) || null;

const keptDay = (stored: unknown): DayLine => {
  const { isOpen, opens, closes } = fieldsOf(stored);
  return { isOpen: isOpen === true, opens: textOf(opens), closes: textOf(closes) };
};

const textsOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.map(textOf).filter((text) => text !== '') : [];

const dayLineOf = (hours: OpeningHours): DayLine =>
  hours === null
    ? DAY_OFF
    : { isOpen: true, opens: clockOf(hours.opens), closes: clockOf(hours.closes % MINUTES_PER_DAY) };

const hoursOfLine = ({ isOpen, opens, closes }: DayLine): OpeningHours =>
  isOpen ? { opens: minuteOf(opens), closes: minuteOf(closes) || MINUTES_PER_DAY } : null;

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A time that was not typed is none that a day may have. */
function minuteOf(clock: string): number {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hour === undefined ? -1 : Number(hour) * 60 + Number(minute);
}

function placeOf(text: string): readonly [number, number] {
  const figures = text.normalize('NFKC').replace(/[(),]/g, ' ').trim().split(/\s+/);
  const [lat = Number.NaN, lng = Number.NaN] = figures.length === 2 ? figures.map(figureOf) : [];
  return [lat, lng];
}

/** A decimal fraction, in digits alone. */
const figureOf = (words: string): number => (/^-?\d+(?:\.\d+)?$/.test(words) ? Number(words) : Number.NaN);
