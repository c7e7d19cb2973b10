import type { StoreId } from '../ids.ts';

/** Minutes after midnight in Asia/Seoul; `null` on a day the store is closed. */
export type OpeningHours = { readonly opens: number; readonly closes: number } | null;

export const STORE_SERVICES = ['buy', 'sell', 'exchange', 'appraisal'] as const;

export interface Store {
  readonly id: StoreId;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
  /** Seven entries, Sunday first. */
  readonly hours: readonly OpeningHours[];
  readonly services: readonly (typeof STORE_SERVICES)[number][];
}
