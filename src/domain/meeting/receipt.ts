import type { OrderId } from '../ids.ts';
import type { OrderStatus } from '../order/order.ts';
import type { Product } from '../product/product.ts';
import { err, ok, type Result } from '../result.ts';
import type { Milligrams, Millis, Won } from '../units.ts';
import { beginOf, SKEW_MS, stepOf, takenSteps } from './meeting.ts';

/** One side's word: its seal in base64url, or the code that was typed for it. */
export type MeetingWord =
  | { readonly kind: 'seal'; readonly seal: string }
  | { readonly kind: 'code'; readonly digits: string };

/** What two sides have signed, as either of their devices brings it. */
export interface MeetingReceipt {
  readonly orderId: OrderId;
  readonly weight: Milligrams;
  readonly amount: Won;
  /** When the seller's code was shown. */
  readonly step: number;
  /** When the buyer has taken it up; `null` where only a typed return tells of it. */
  readonly takenStep: number | null;
  readonly seller: MeetingWord;
  readonly buyer: MeetingWord;
}

/**
 * `denied`: none of the two, or one who brings nothing of their own; `gone`: no such order; `terms`: another
 * weight or amount than was agreed on; `time`: two times that do not belong together, or that have not come;
 * `forged`: a word that its side has not given; `too_often`: too many wrong codes; `dealt`: the thing has
 * gone to somebody else meanwhile.
 */
export const RECEIPT_REFUSALS = ['denied', 'gone', 'terms', 'time', 'forged', 'too_often', 'dealt'] as const;
export type ReceiptRefusal = (typeof RECEIPT_REFUSALS)[number];

/** Wrong codes of one side that may be tried of one order; each guess of a return is right once in 80,000. */
export const MAX_WRONG_CODES = 5;

/** Whether the times of a receipt can be: however late it comes, it was made in five minutes of its deal. */
export function isTimely(
  { step, takenStep }: Pick<MeetingReceipt, 'step' | 'takenStep'>,
  orderedAt: Millis,
  now: Millis,
): boolean {
  if (takenStep !== null && !takenSteps(step).includes(takenStep)) return false;
  const shownAt = beginOf(step);
  // A step begins before its showing: an order that was made within it is older than what was shown.
  return shownAt >= beginOf(stepOf(orderedAt)) - SKEW_MS && shownAt <= now + SKEW_MS;
}

/** What becomes of an order and its listing, where both sides have signed that they met. */
export interface MeetingEffect {
  readonly completes: boolean;
  readonly sells: boolean;
}

/**
 * What two people have signed together stands against what one of them has called off, or what has lapsed
 * while they had no network; only not where the thing has gone to somebody else since.
 */
export function effectOfMeeting(
  status: OrderStatus,
  listing: Pick<Product, 'status' | 'isWithheld'> | null,
  hasOtherDeal: boolean,
): Result<MeetingEffect, 'dealt'> {
  // What the desk has taken down stays hidden. What its seller has hidden, or was suspended with, is sold: shown
  // again it would be on sale beside a deal that is done.
  const isOpen = listing !== null && listing.status !== 'sold' && listing.isWithheld !== true;
  switch (status) {
    case 'completed':
      return ok({ completes: false, sells: false });
    case 'reserved':
    case 'handed':
      return ok({ completes: true, sells: isOpen });
    case 'cancelled':
      return hasOtherDeal
        ? err('dealt')
        : ok({ completes: true, sells: isOpen || listing?.status === 'sold' });
  }
}
