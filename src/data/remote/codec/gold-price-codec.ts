import * as v from 'valibot';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import { optionalText, parseFields, timestampMillis, wonField } from './firestore-fields.ts';

const perGram = v.pipe(
  wonField,
  v.check((price) => price > 0),
);
const goldPriceFields = v.object({
  buyPerGram: perGram,
  sellPerGram: perGram,
  source: optionalText,
  updatedAt: timestampMillis,
});

/** `goldPrices/{date}`: the id is the date. */
export function parseGoldPrice(id: string, data: unknown): GoldPrice | null {
  const fields = parseFields(goldPriceFields, data);
  return fields && dayNumberOfDate(id) !== null ? { date: id, ...fields } : null;
}
