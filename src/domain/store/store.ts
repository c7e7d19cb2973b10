import type { StoreId } from '../ids.ts';
import type { Millis } from '../units.ts';

/** Minutes after midnight in Asia/Seoul; `null` on a day the store is closed. */
export type OpeningHours = { readonly opens: number; readonly closes: number } | null;

export const STORE_SERVICES = ['buy', 'sell', 'exchange', 'appraisal'] as const;

/** Two years of them. */
export const STORE_HOLIDAYS = 60;

export interface Store {
  readonly id: StoreId;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
  /** Seven entries, Sunday first. */
  readonly hours: readonly OpeningHours[];
  /** Days, `YYYY-MM-DD` in Seoul, on which it is shut whatever the week says. */
  readonly holidays: readonly string[];
  /** Until the desk opens it again; customers see nothing of it. */
  readonly isClosed: boolean;
  readonly services: readonly (typeof STORE_SERVICES)[number][];
}

/** Who of the desk changed a store, and how it stood then. */
export interface StoreChange extends Pick<Store, 'name' | 'isClosed'> {
  readonly id: string;
  readonly byName: string;
  readonly at: Millis;
}

/** By what it is known whether a door is open; nothing said of holidays means none. */
export type OpeningTimes = Pick<Store, 'hours'> & Partial<Pick<Store, 'holidays'>>;

/** The hours of a Seoul date, `null` on a day off. */
export const hoursOn = ({ hours, holidays }: OpeningTimes, date: string, weekday: number): OpeningHours =>
  holidays?.includes(date) ? null : (hours[weekday] ?? null);
