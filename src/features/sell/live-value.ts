import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { meltValueOf, pricePerGramOf, type GoldContent } from '#domain/gold/melt-value.ts';
import { isPriceOld, pricePositionOf, type PricePosition } from '#domain/gold/price-position.ts';
import {
  gramsOf,
  priceOf,
  statedFineness,
  statedWeight,
  type ListingForm,
} from '#domain/product/listing-form.ts';
import type { Millis, Won } from '#domain/units.ts';

export interface LiveValue {
  readonly melt: Won;
  /** As of when, `YYYY-MM-DD`. */
  readonly priceDate: string;
  /** `null` until a price is typed. */
  readonly perGram: Won | null;
  readonly position: Extract<PricePosition, { meltValue: Won }>['kind'] | null;
}

export type NoValue = Extract<PricePosition, { kind: 'none' }>['reason'] | 'no_weight';

/** What the gold in a thing is worth while its listing is being written, or why nothing can be said. */
export function liveValueOf(form: ListingForm, gold: GoldPrice | null, now: Millis): LiveValue | NoValue {
  const weight = statedWeight(form);
  if (!weight.ok || form.purity === null) return 'no_weight';
  const stones = gramsOf(form.stoneWeight);
  const fineness = statedFineness(form);
  const content: GoldContent = {
    purity: form.purity,
    weight: weight.value,
    hasStones: form.hasStones,
    ...(fineness === null ? {} : { fineness }),
    ...(form.hasStones && stones.ok ? { stoneWeight: stones.value } : {}),
  };
  if (!gold) return 'no_price';
  if (isPriceOld(gold, now)) return 'old_price';
  const melt = meltValueOf(content, gold.sellPerGram);
  if (!melt.ok) return melt.code;
  const price = priceOf(form.price);
  const base = { melt: melt.value, priceDate: gold.date };
  if (!price.ok) return { ...base, perGram: null, position: null };
  const position = pricePositionOf({ ...content, price: price.value }, gold, now);
  return {
    ...base,
    perGram: pricePerGramOf({ ...content, price: price.value }),
    position: position.kind === 'none' ? null : position.kind,
  };
}
