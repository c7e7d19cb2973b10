import {
  PRICE_TARGET_LIMITS,
  TARGET_DIRECTIONS,
  TARGET_SIDES,
  targetIdOf,
  type PriceTarget,
} from '#domain/gold/price-target.ts';
import { millis, type Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { lenient } from './kernel/kind.ts';
import { amountBetween, oneOf } from './kernel/kinds.ts';
import { time, writtenOnce } from './kernel/times.ts';

export interface StoredTarget extends PriceTarget {
  readonly createdAt: Millis;
}

/** `priceTargets/{uid}/targets/{id}`: the id says the same as the fields, so that a wish made twice is one. */
export const priceTargetDocument = defineDocument<StoredTarget>({
  path: 'priceTargets/{uid}/targets/{targetId}',
  fields: {
    side: oneOf(TARGET_SIDES),
    direction: oneOf(TARGET_DIRECTIONS),
    perDon: amountBetween(PRICE_TARGET_LIMITS.min, PRICE_TARGET_LIMITS.max),
    createdAt: writtenOnce(lenient(time, millis(0))),
  },
  server: [],
  edits: {},
});

export function parsePriceTarget(id: string, data: unknown): StoredTarget | null {
  const target = priceTargetDocument.read(data);
  return target && targetIdOf(target) === id ? target : null;
}
