import * as v from 'valibot';
import type { OrderId, ProductId, UserId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { TradeMethod } from '#domain/product/product.ts';
import type { Won } from '#domain/units.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { callFunction } from './functions.ts';

/** One side's wish about a deal; `buyer` is `null` for somebody outside the app. */
export interface DealWish {
  readonly productId: ProductId;
  /** Made here for the order that this may make, so that a call sent twice is one. */
  readonly orderId: OrderId;
  readonly kind: 'reserve' | 'complete' | 'confirm' | 'release';
  readonly buyer: UserId | null;
  readonly price: Won | null;
  /** `null` where there is nothing to choose between. */
  readonly method: TradeMethod | null;
}

const REFUSALS = [
  'denied',
  'impossible',
  'own_product',
  'other_buyer',
  'gone',
  'no_chat',
  'blocked',
  'price',
] as const;
export type DealFailure = ServerFailure | (typeof REFUSALS)[number];

const Answer = v.variant('ok', [
  v.object({ ok: v.literal(true), value: v.unknown() }),
  v.object({ ok: v.literal(false), code: v.picklist(REFUSALS) }),
]);

/** Changes a deal on the server. */
export async function changeDealOnServer(wish: DealWish): Promise<Result<unknown, DealFailure>> {
  const called = await callFunction('changeDeal', wish);
  if (!called.ok) return called;
  const answer = v.safeParse(Answer, called.value);
  return answer.success ? answer.output : err('failed');
}
