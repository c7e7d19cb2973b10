import type { Millis } from '../units.ts';
import type { FeeTable } from './fee-schedule.ts';
import type { PriceEdit } from './price-edit.ts';

/** Who of the desk changed something, and when. */
interface Change {
  readonly id: string;
  readonly byName: string;
  readonly at: Millis;
}

/** A price that was set or corrected. */
export type PriceChange = Change & PriceEdit;

/** A fee table that was added. */
export type FeeTableChange = Change & { readonly table: FeeTable };
