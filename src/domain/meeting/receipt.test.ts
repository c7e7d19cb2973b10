import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../order/order.ts';
import { PRODUCT_STATUSES } from '../product/product.ts';
import { millis } from '../units.ts';
import { beginOf, endOf, freshness, freshSteps, lateSteps, SKEW_MS, stepOf, takenSteps } from './meeting.ts';
import { effectOfMeeting, isTimely } from './receipt.ts';

const NOW = millis(Date.UTC(2026, 2, 11, 6));
const STEP = stepOf(NOW);
const DAY_MS = 24 * 3_600_000;

describe('the time of a code', () => {
  test('is five minutes, and a minute of another clock before it', () => {
    expect(freshness(STEP, NOW)).toBe('fresh');
    expect(freshness(STEP, millis(endOf(STEP) - 1))).toBe('fresh');
    expect(freshness(STEP, endOf(STEP))).toBe('expired');
    expect(freshness(STEP, millis(beginOf(STEP) - SKEW_MS))).toBe('fresh');
    expect(freshness(STEP, millis(beginOf(STEP) - SKEW_MS - 1))).toBe('clock');
  });

  test('is the same for who types it, at every moment of a step', () => {
    for (let ms = 0; ms < 30_000; ms += 1_499) {
      const now = millis(NOW + ms);
      const fresh = freshSteps(now);
      const isFresh = (step: number) => freshness(step, now) === 'fresh';
      const around = Array.from({ length: 30 }, (_, index) => STEP - 20 + index);
      expect(around.filter((step) => fresh.includes(step))).toEqual(around.filter(isFresh));
      expect(lateSteps(now).some((step) => fresh.includes(step))).toBe(false);
      expect(lateSteps(now)[0]).toBe((fresh.at(-1) ?? 0) - 1);
    }
  });

  test('holds every step in which it can be taken up', () => {
    for (const taken of takenSteps(STEP)) expect(freshness(STEP, beginOf(taken))).toBe('fresh');
    expect(freshness(STEP, beginOf((takenSteps(STEP).at(-1) ?? 0) + 1))).toBe('expired');
    expect(freshness(STEP, millis(beginOf(takenSteps(STEP)[0] ?? 0) - 1))).toBe('clock');
  });
});

/** Each state that a listing may be in, hidden by its seller and by the desk, and one that is gone. */
const LISTINGS: readonly Parameters<typeof effectOfMeeting>[1][] = [
  ...PRODUCT_STATUSES.map((status) => ({ status })),
  { status: 'hidden', isWithheld: true },
  null,
];

describe('a receipt', () => {
  const timely = (takenStep: number | null, orderedAt = NOW - DAY_MS, now: number = NOW) =>
    isTimely({ step: STEP, takenStep }, millis(orderedAt), millis(now));

  test('may come days later, but not before its order, and not out of the future', () => {
    expect(timely(STEP)).toBe(true);
    expect(timely(null, NOW - DAY_MS, NOW + 30 * DAY_MS)).toBe(true);
    expect(timely(STEP, NOW + 10_000)).toBe(true);
    expect(timely(STEP, NOW + DAY_MS)).toBe(false);
    expect(timely(STEP, NOW - DAY_MS, NOW - 2 * SKEW_MS)).toBe(false);
  });

  test('has two times that belong together', () => {
    for (const off of [-3, 10, 100, -1_000]) expect(timely(STEP + off)).toBe(false);
    for (const off of [-2, 0, 9]) expect(timely(STEP + off)).toBe(true);
  });

  test('completes every order but one whose thing has gone to another', () => {
    for (const status of ORDER_STATUSES) {
      for (const listing of LISTINGS) {
        for (const hasOther of [false, true]) {
          const sells =
            status !== 'completed' &&
            listing !== null &&
            (listing.status === 'sold' ? status === 'cancelled' : listing.isWithheld !== true);
          const isDealt = status === 'cancelled' && hasOther;
          expect(effectOfMeeting(status, listing, hasOther)).toEqual(
            isDealt
              ? { ok: false, code: 'dealt' }
              : { ok: true, value: { completes: status !== 'completed', sells } },
          );
        }
      }
    }
  });
});
