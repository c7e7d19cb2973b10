import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  BACKOFF_BASE_MS,
  BACKOFF_CAP_MS,
  RETRY_AFTER_CAP_MS,
  backoffCeilingMs,
  backoffDelayMs,
} from './backoff.ts';

const attempt = fc.integer({ min: 1, max: 10_000 });
const random01 = fc.double({ min: 0, max: 1, noNaN: true });

describe('the wait between two attempts', () => {
  test('doubles its ceiling from one second up to one minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 1000, Infinity].map(backoffCeilingMs)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000,
    ]);
  });

  test('spreads evenly between nothing and the ceiling', () => {
    expect(backoffDelayMs(3, 0)).toBe(0);
    expect(backoffDelayMs(3, 0.5)).toBe(2_000);
    expect(backoffDelayMs(3, 1)).toBe(4_000);
  });

  test('is a whole number of milliseconds between zero and the cap', () => {
    fc.assert(
      fc.property(attempt, random01, (n, random) => {
        const delay = backoffDelayMs(n, random);
        expect(Number.isInteger(delay)).toBe(true);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(Math.min(BACKOFF_CAP_MS, backoffCeilingMs(n)));
      }),
    );
  });

  test('never shrinks as failures go on, for the same luck', () => {
    fc.assert(
      fc.property(attempt, random01, (n, random) => {
        expect(backoffDelayMs(n + 1, random)).toBeGreaterThanOrEqual(backoffDelayMs(n, random));
      }),
    );
  });

  test('is never shorter than what the server asked for', () => {
    fc.assert(
      fc.property(attempt, random01, fc.integer({ min: 0, max: RETRY_AFTER_CAP_MS }), (n, random, asked) => {
        expect(backoffDelayMs(n, random, asked)).toBeGreaterThanOrEqual(asked);
        expect(backoffDelayMs(n, random, asked)).toBeLessThanOrEqual(asked + BACKOFF_CAP_MS);
      }),
    );
  });

  test('does not believe an absurd request of the server', () => {
    expect(backoffDelayMs(1, 0, Infinity)).toBe(RETRY_AFTER_CAP_MS);
    expect(backoffDelayMs(1, 0, -5)).toBe(0);
    expect(backoffDelayMs(1, 0, NaN)).toBe(0);
  });

  test('stays sane for a count or a random number that makes no sense', () => {
    expect(backoffDelayMs(0, 1)).toBe(BACKOFF_BASE_MS);
    expect(backoffDelayMs(-3, 1)).toBe(BACKOFF_BASE_MS);
    expect(backoffDelayMs(NaN, 1)).toBe(BACKOFF_BASE_MS);
    expect(backoffDelayMs(1, NaN)).toBe(BACKOFF_BASE_MS);
    expect(backoffDelayMs(1, 7)).toBe(BACKOFF_BASE_MS);
    expect(backoffDelayMs(1, -7)).toBe(0);
  });
});
