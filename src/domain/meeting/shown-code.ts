import { parseOrderId, parseUserId, type UserId } from '../ids.ts';
import { milligrams, won, type Millis } from '../units.ts';
import { freshness, type MeetingDeal, type MeetingSide } from './meeting.ts';

/** What a phone shows as a QR code. */
export interface ShownCode extends MeetingDeal {
  /** Whose phone it is. */
  readonly side: MeetingSide;
  /** When the seller's was shown. */
  readonly step: number;
  /** When the buyer has taken that up; `null` of the seller's own. */
  readonly takenStep: number | null;
  /** By the two sides' secret, and by the one of who shows it; base64url. */
  readonly sharedSeal: string;
  readonly ownSeal: string;
}

/**
 * `unreadable`: no code of ours; `own_code`: one's own; `other_account`: for, or of, somebody else;
 * `other_deal`: of another deal of the two; `terms`: another weight or amount; `clock`: from the future;
 * `forged`: not made by that account; `wrong_code`: typed, and nothing that we know.
 */
export const MEETING_REFUSALS = [
  'unreadable',
  'own_code',
  'other_account',
  'other_deal',
  'terms',
  'expired',
  'clock',
  'forged',
  'wrong_code',
] as const;
export type MeetingRefusal = (typeof MEETING_REFUSALS)[number];

const MARK = 'GNM1';

export function spellShown(code: ShownCode): string {
  const { side, orderId, sellerId, buyerId, weight, amount, step, takenStep, sharedSeal, ownSeal } = code;
  const parts = [MARK, side === 'seller' ? 's' : 'b', orderId, sellerId, buyerId, weight, amount, step];
  // Ids hold no dot, and neither does base64url.
  return [...parts, takenStep ?? '', sharedSeal, ownSeal].join('.');
}

const SEAL = /^[A-Za-z0-9_-]{22}$/;
const NUMBER = /^\d{1,15}$/;

/** `null` for what no phone of ours shows. */
export function readShown(text: string): ShownCode | null {
  const parts = text.split('.');
  if (parts.length !== 11 || parts[0] !== MARK) return null;
  const [, mark, order, seller, buyer, weight, amount, step, taken, sharedSeal = '', ownSeal = ''] = parts;
  const side = mark === 's' ? 'seller' : mark === 'b' ? 'buyer' : null;
  const ids = { orderId: parseOrderId(order), sellerId: parseUserId(seller), buyerId: parseUserId(buyer) };
  const numbers = [weight, amount, step].map(numberOf);
  const [milli = null, wons = null, steps = null] = numbers;
  const takenStep = side === 'buyer' ? numberOf(taken) : null;
  if (side === null || ids.orderId === null || ids.sellerId === null || ids.buyerId === null) return null;
  if (milli === null || wons === null || steps === null) return null;
  if (side === 'buyer' ? takenStep === null : taken !== '') return null;
  if (!SEAL.test(sharedSeal) || !SEAL.test(ownSeal)) return null;
  return {
    side,
    orderId: ids.orderId,
    sellerId: ids.sellerId,
    buyerId: ids.buyerId,
    weight: milligrams(milli),
    amount: won(wons),
    step: steps,
    takenStep,
    sharedSeal,
    ownSeal,
  };
}

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && NUMBER.test(text) ? Number(text) : null;

/** What speaks against a code before its seal is looked at; `null` where nothing does. */
export function judgeShown(
  shown: ShownCode | null,
  deal: MeetingDeal,
  me: UserId,
  now: Millis,
): MeetingRefusal | null {
  if (shown === null) return 'unreadable';
  const shower = shown.side === 'seller' ? shown.sellerId : shown.buyerId;
  if (shower === me) return 'own_code';
  if (shown.sellerId !== deal.sellerId || shown.buyerId !== deal.buyerId) return 'other_account';
  if (shown.orderId !== deal.orderId) return 'other_deal';
  if (shown.weight !== deal.weight || shown.amount !== deal.amount) return 'terms';
  // A return belongs to what this very phone has shown: its time began when the buyer took that up.
  const fresh = freshness(shown.takenStep ?? shown.step, now);
  return fresh === 'fresh' ? null : fresh;
}
