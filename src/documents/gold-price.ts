import * as v from 'valibot';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import type { Won } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import type { Kind } from './kernel/kind.ts';
import { amount, anyTextOrNone } from './kernel/kinds.ts';
import { time, writtenAlways } from './kernel/times.ts';

const perGram: Kind<Won> = {
  ...amount,
  reads: v.pipe(
    amount.reads,
    v.check((price) => price > 0),
  ),
};

/** `goldPrices/{date}`: the id is the date. */
export const goldPriceDocument = defineDocument<Omit<GoldPrice, 'date'>>({
  path: 'goldPrices/{date}',
  fields: {
    buyPerGram: perGram,
    sellPerGram: perGram,
    source: anyTextOrNone,
    updatedAt: writtenAlways(time),
  },
  server: 'all',
  edits: {},
});

export function parseGoldPrice(id: string, data: unknown): GoldPrice | null {
  const fields = goldPriceDocument.read(data);
  return fields && dayNumberOfDate(id) !== null ? { date: id, ...fields } : null;
}
