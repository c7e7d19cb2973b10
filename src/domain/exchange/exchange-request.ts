import { isDocumentId } from '../ids.ts';
import { err, ok, type Result } from '../result.ts';
import type { Millis } from '../units.ts';
import type { ExchangeItem, ExchangeStatus, GoldExchange, TargetBar } from './exchange.ts';

/** Held by the page and by the server. */
export const EXCHANGE_LIMITS = {
  openRequests: 3,
  items: 10,
  bars: 5,
  slots: 3,
  count: 999,
  weightMg: 100_000_000,
  noteChars: 200,
  phoneChars: 20,
  reasonChars: 300,
  receiptChars: 40,
} as const;

/** What a customer fills in. */
export type ExchangeRequest = Pick<
  GoldExchange,
  'items' | 'targetBars' | 'storeId' | 'preferredSlots' | 'contactPhone'
>;

export const REQUEST_REFUSALS = [
  'too_many_open',
  'items_invalid',
  'bars_invalid',
  'store_required',
  'slots_invalid',
  'phone_required',
] as const;
export type RequestRefusal = (typeof REQUEST_REFUSALS)[number];

/** Whether it still occupies the desk: asked for, agreed on or under way. */
export const isOpen = (status: ExchangeStatus): boolean =>
  status === 'requested' || status === 'scheduled' || status === 'in_progress';

/** Whether somebody with `openCount` open exchanges may ask for another. */
export const canRequest = (openCount: number): boolean => openCount < EXCHANGE_LIMITS.openRequests;

/**
 * A request that may be sent at `now`, or the first thing that is wrong with it, in the order of the steps.
 */
export function checkRequest(
  request: ExchangeRequest,
  openCount: number,
  now: Millis,
): Result<ExchangeRequest, RequestRefusal> {
  if (!canRequest(openCount)) return err('too_many_open');
  if (
    !isCountBetween(request.items, EXCHANGE_LIMITS.items) ||
    !request.items.every(isItemValid) ||
    !isTotalValid(request.items)
  ) {
    return err('items_invalid');
  }
  if (
    !isCountBetween(request.targetBars, EXCHANGE_LIMITS.bars) ||
    !request.targetBars.every(isBarValid) ||
    !isTotalValid(request.targetBars)
  ) {
    return err('bars_invalid');
  }
  if (!isDocumentId(request.storeId)) return err('store_required');
  if (!areSlotsValid(request.preferredSlots, now)) return err('slots_invalid');
  return isPhoneValid(request.contactPhone) ? ok(request) : err('phone_required');
}

/** All of it together weighs no more than one line may: what is counted out stays a weight. */
export const isTotalValid = (lines: readonly TargetBar[]): boolean =>
  lines.reduce((sum, { weight, count }) => sum + weight * count, 0) <= EXCHANGE_LIMITS.weightMg;

/** Of a number in Korea: the longest are those that stand for another one, 0504-1234-5678. */
const KOREAN_DIGITS = 12;
/** Of one anywhere, with its country's. */
const DIGITS = 15;

/** A number to call back: as many digits as one has, and nothing but what phone numbers are written with. */
export function isPhoneValid(typed: string): boolean {
  const phone = typed.trim();
  if (!/^[0-9+() -]+$/.test(phone) || phone.length > EXCHANGE_LIMITS.phoneChars) return false;
  const digits = phone.replace(/\D/g, '').length;
  return digits >= 8 && digits <= (/^(\+|00)/.test(phone) ? DIGITS : KOREAN_DIGITS);
}

/** One line of what is brought: something of a weight, counted. */
export const isItemValid = (item: ExchangeItem): boolean =>
  isBarValid(item) && item.note.length <= EXCHANGE_LIMITS.noteChars;

export const isBarValid = ({ weight, count }: TargetBar): boolean =>
  weight > 0 &&
  weight <= EXCHANGE_LIMITS.weightMg &&
  Number.isInteger(count) &&
  count >= 1 &&
  count <= EXCHANGE_LIMITS.count;

/** One to three different moments, all still ahead. */
export const areSlotsValid = (slots: readonly Millis[], now: Millis): boolean =>
  isCountBetween(slots, EXCHANGE_LIMITS.slots) &&
  new Set(slots).size === slots.length &&
  slots.every((slot) => slot > now);

const isCountBetween = (list: readonly unknown[], max: number): boolean =>
  list.length >= 1 && list.length <= max;
