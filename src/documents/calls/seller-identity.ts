import * as v from 'valibot';
import { parseOrderId, type OrderId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import { defineCall, resultOf } from '../kernel/call.ts';
import { anyText, id, truth } from '../kernel/kinds.ts';
import { askedMoment } from '../kernel/times.ts';
import { heldRequest, type HeldRequest } from './held.ts';

/** What the house knows of a seller that the buyer of a deal may be shown (전자상거래법 §20 ②). */
export interface SellerIdentity {
  readonly nickname: string;
  readonly email: string;
  /** A letter to that address was answered; nothing else of these is confirmed by anybody. */
  readonly isEmailVerified: boolean;
  /** As it was typed; empty where it was not. */
  readonly phone: string;
  readonly joinedAt: Millis;
}

/** `denied`: not the buyer of that order; `gone`: no such order; `left`: the seller has no account any more. */
const IDENTITY_REFUSALS = ['denied', 'gone', 'left'] as const;
export type IdentityRefusal = (typeof IDENTITY_REFUSALS)[number];
export type IdentityAnswer = Result<SellerIdentity, IdentityRefusal>;

/** Asked again it is the same look, of which the seller was told. */
export const sellerIdentityCall = defineCall<{ readonly orderId: OrderId }, IdentityAnswer | HeldRequest>(
  'sellerIdentity',
  v.object({ orderId: id(parseOrderId).reads }),
  v.union([
    resultOf(
      v.object({
        nickname: anyText.reads,
        email: anyText.reads,
        isEmailVerified: truth.reads,
        phone: anyText.reads,
        joinedAt: askedMoment.reads,
      }),
      IDENTITY_REFUSALS,
    ),
    heldRequest,
  ]),
);
