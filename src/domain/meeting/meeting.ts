import type { OrderId, UserId } from '../ids.ts';
import type { Order } from '../order/order.ts';
import { millis, type Milligrams, type Millis, type Won } from '../units.ts';

/*
 * 만남 확인: the seller's phone shows what is handed over, the buyer's takes it up and signs. Both may be
 * offline; what the two have signed is one receipt (decision 044).
 */

/** For how long what a phone shows may be taken up. */
export const SHOWN_MS = 5 * 60_000;
/** How far two phones' clocks may lie apart, and each of them from the server's. */
export const SKEW_MS = 60_000;
/** Moments are counted in these: a typed code names none, so that the few that it may mean are tried. */
const STEP_MS = 30_000;

export type MeetingSide = 'seller' | 'buyer';

/** What the two agree on, by which everything that they sign is bound. */
export interface MeetingDeal {
  readonly orderId: OrderId;
  readonly sellerId: UserId;
  readonly buyerId: UserId;
  readonly weight: Milligrams;
  readonly amount: Won;
}

/** The secrets of one order on one side's devices, 32 bytes each in base64url. */
export interface MeetingKeys {
  /** Of the two sides: by it the other's phone is known without a network. */
  readonly shared: string;
  /** This side's and the server's alone: what it seals only this side can have signed. */
  readonly own: string;
}

export const dealOf = ({ id, sellerId, buyerId, snapshot, agreedPrice }: Order): MeetingDeal => ({
  orderId: id,
  sellerId,
  buyerId,
  weight: snapshot.weight,
  amount: agreedPrice,
});

export const sideOf = ({ sellerId }: Pick<MeetingDeal, 'sellerId'>, uid: UserId): MeetingSide =>
  uid === sellerId ? 'seller' : 'buyer';

/** A moment, in steps since the Unix epoch. */
export const stepOf = (now: Millis): number => Math.floor(now / STEP_MS);
export const beginOf = (step: number): Millis => millis(step * STEP_MS);
/** From when on what was shown in a step is refused. */
export const endOf = (step: number): Millis => millis(beginOf(step) + SHOWN_MS);

/** Whether what was shown in `step` may be taken up now. */
export function freshness(step: number, now: Millis): 'fresh' | 'expired' | 'clock' {
  if (now >= endOf(step)) return 'expired';
  return beginOf(step) - now > SKEW_MS ? 'clock' : 'fresh';
}

/** Every step whose code may be taken up now, the newest first. */
export function freshSteps(now: Millis): readonly number[] {
  const newest = stepOf(millis(now + SKEW_MS));
  const steps: number[] = [];
  for (let step = newest; freshness(step, now) === 'fresh'; step -= 1) steps.push(step);
  return steps;
}

/**
 * How long a code is remembered as one that has run out, rather than as a wrong one: with each step that is
 * tried, one more wrong code in ten thousand passes for one of those.
 */
const RUN_OUT_MS = 15 * 60_000;

/** Steps whose codes have run out lately. */
export function lateSteps(now: Millis): readonly number[] {
  const steps: number[] = [];
  const oldest = stepOf(millis(now - RUN_OUT_MS));
  for (let step = stepOf(millis(now - SHOWN_MS)); step >= oldest; step -= 1) {
    if (freshness(step, now) === 'expired') steps.push(step);
  }
  return steps;
}

/** What the seller seals: that this was handed over in this step. */
export const sellerWords = (deal: MeetingDeal, step: number): string => words('seller', deal, step);

/** What the buyer seals: that they have taken up, in `takenStep`, what the seller showed in `step`. */
export const buyerWords = (deal: MeetingDeal, step: number, takenStep: number): string =>
  `${words('buyer', deal, step)}|${takenStep}`;

/** What the other phone can check of a side's code that is typed: the code itself is the server's to check. */
export const codeWords = (side: MeetingSide, deal: MeetingDeal, step: number, code: string): string =>
  `${words(`${side}-code`, deal, step)}|${code}`;

function words(
  what: MeetingSide | `${MeetingSide}-code`,
  { orderId, sellerId, buyerId, weight, amount }: MeetingDeal,
  step: number,
): string {
  return ['geumnaru-meeting', 1, what, orderId, sellerId, buyerId, weight, amount, step].join('|');
}

/** As many bytes of a seal (HMAC-SHA-256) are shown and sent. */
export const SEAL_BYTES = 16;
export const CODE_DIGITS = 6;
const CHECK_DIGITS = 4;
/** What is typed by who has no camera: the code of a side's own seal, and what the other phone can check of it. */
export const TYPED_DIGITS = CODE_DIGITS + CHECK_DIGITS;

/** More steps than are fresh at a time: the check tells them apart. */
const STEPS_TOLD_APART = 16;
/** As many values as are left of a check for each of them. */
const CHECKS = Math.floor(10 ** CHECK_DIGITS / STEPS_TOLD_APART);

/** The code that stands for a seal, for who has no camera. */
export const codeOf = (seal: Uint8Array): string =>
  String(numberOf(seal) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');

/** The check behind a code of `step`, by the seal that the shared secret gives its {@link codeWords}. */
export const checkOf = (step: number, seal: Uint8Array): string =>
  String((step % STEPS_TOLD_APART) * CHECKS + (numberOf(seal) % CHECKS)).padStart(CHECK_DIGITS, '0');

const numberOf = (seal: Uint8Array): number => seal.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);

/** The steps in which the buyer may have taken up what was shown in `step`. */
export function takenSteps(step: number): readonly number[] {
  const first = step - SKEW_MS / STEP_MS;
  const count = (SHOWN_MS + SKEW_MS) / STEP_MS;
  return Array.from({ length: count }, (_, index) => first + index);
}
