import type { Micros } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { anyText } from './kernel/kinds.ts';
import { exactTime, writtenAlways } from './kernel/times.ts';

/** The prices of one year, packed (`domain/gold/price-year.ts`). */
export interface GoldPriceYear {
  /** `YYYY`; also the document's id. */
  readonly year: string;
  readonly days: string;
  /** What a device has seen up to here it need not ask for again. */
  readonly updatedAt: Micros;
}

/** `goldPriceYears/{year}`, written by functions only: the id is the year. */
export const goldPriceYearDocument = defineDocument<Omit<GoldPriceYear, 'year'>>({
  path: 'goldPriceYears/{year}',
  fields: { days: anyText, updatedAt: writtenAlways(exactTime) },
  server: 'all',
  edits: {},
});

export function parseGoldPriceYear(id: string, data: unknown): GoldPriceYear | null {
  const fields = goldPriceYearDocument.read(data);
  return fields && /^\d{4}$/.test(id) ? { year: id, ...fields } : null;
}
