import * as v from 'valibot';
import {
  parseOrderId,
  parseProductId,
  parseUserId,
  type OrderId,
  type ProductId,
  type UserId,
} from '#domain/ids.ts';
import { PRODUCT_LIMITS, TRADE_METHODS, type TradeMethod } from '#domain/product/product.ts';
import type { Result } from '#domain/result.ts';
import { won, type Won } from '#domain/units.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { id, newId, oneOf, wholeNumber } from '../kernel/kinds.ts';
import { heldRequest, type HeldRequest } from './held.ts';

/** One side's wish about a deal; `buyer` is `null` for somebody outside the app. */
export interface DealWish {
  readonly productId: ProductId;
  /**
   * Made by the page for the order that this may make, so that a call sent twice is one; what is confirmed is
   * the order that the buyer has seen.
   */
  readonly orderId: OrderId;
  readonly kind: 'reserve' | 'complete' | 'confirm' | 'release';
  readonly buyer: UserId | null;
  /** What was agreed on, and of a confirmation what the buyer has seen; `null` for the price of the listing. */
  readonly price: Won | null;
  /**
   * How it is carried out; `null` where there is nothing to choose between, and from an app that does not
   * ask.
   */
  readonly method: TradeMethod | null;
}

/**
 * `gone`: the listing is no more; `no_chat`: the chosen buyer never asked about it; `left`: they are no member any
 * more; `blocked`: by either side; `price`: one that has nothing to do with what is asked; `terms`: what is confirmed is no more what the
 * buyer has seen.
 */
const DEAL_REFUSALS = [
  'denied',
  'impossible',
  'own_product',
  'other_buyer',
  'gone',
  'no_chat',
  'left',
  'blocked',
  'price',
  'terms',
] as const;
export type DealCallRefusal = (typeof DEAL_REFUSALS)[number];
export type DealAnswer = Result<{ readonly orderId: string | null }, DealCallRefusal>;

const orNone = <T>(reads: v.GenericSchema<unknown, T>) => v.nullish(reads, null);

export const changeDealCall = defineCall<DealWish, DealAnswer | HeldRequest>(
  'changeDeal',
  v.object({
    productId: id(parseProductId).reads,
    orderId: newId(parseOrderId).reads,
    kind: v.picklist(['reserve', 'complete', 'confirm', 'release']),
    buyer: orNone(id(parseUserId).reads),
    price: orNone(v.pipe(wholeNumber, v.minValue(1), v.maxValue(PRODUCT_LIMITS.won), v.transform(won))),
    method: orNone(oneOf(TRADE_METHODS).reads),
  }),
  v.union([resultOf(v.object({ orderId: v.nullable(v.string()) }), DEAL_REFUSALS), heldRequest]),
);
