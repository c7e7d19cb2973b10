import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLowest, MAX_PRICE_MARKS, withMarks, type PriceMark } from './price-history.ts';

const mark = (price: number, at: number): PriceMark => ({ price, at });
const anyMarks = fc.uniqueArray(fc.record({ price: fc.integer({ min: 1, max: 5 }), at: fc.nat(1000) }), {
  selector: ({ at }) => at,
  maxLength: MAX_PRICE_MARKS,
});

describe('a price history', () => {
  test('begins with the price before the first change', () => {
    expect(withMarks([], [mark(800, 1), mark(780, 5)])).toEqual([mark(800, 1), mark(780, 5)]);
  });

  test('puts a late mark where it belongs', () => {
    expect(withMarks([mark(800, 1), mark(750, 9)], [mark(780, 5)])).toEqual([
      mark(800, 1),
      mark(780, 5),
      mark(750, 9),
    ]);
  });

  test('tells a price once for as long as it held', () => {
    expect(withMarks([mark(800, 1)], [mark(800, 5)])).toEqual([mark(800, 1)]);
  });

  test('forgets the oldest', () => {
    const marks = Array.from({ length: MAX_PRICE_MARKS + 5 }, (_, n) => mark(n + 1, n));
    expect(withMarks([], marks)).toEqual(marks.slice(-MAX_PRICE_MARKS));
  });

  test('is the same after the same event again', () => {
    fc.assert(
      fc.property(anyMarks, anyMarks, (history, marks) => {
        const once = withMarks(history, marks);
        expect(withMarks(once, marks)).toEqual(once);
      }),
    );
  });

  test('is in order and never tells one price twice in a row', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const history = withMarks([], marks);
        history.slice(1).forEach((next, index) => {
          expect(next.at).toBeGreaterThan(history[index]?.at ?? 0);
          expect(next.price).not.toBe(history[index]?.price);
        });
      }),
    );
  });
});

describe('a price', () => {
  const history = [mark(800, 1), mark(780, 5), mark(820, 9)];

  test('is a new low when everything before was dearer', () => {
    expect(isLowest(history, mark(779, 12))).toBe(true);
    expect(isLowest(history, mark(780, 5))).toBe(true);
  });

  test('is none when it only comes back from a higher one', () => {
    expect(isLowest(history, mark(780, 12))).toBe(false);
    expect(isLowest(history, mark(810, 12))).toBe(false);
  });

  test('is none without one before it', () => {
    expect(isLowest([mark(800, 1)], mark(800, 1))).toBe(false);
    expect(isLowest([], mark(800, 1))).toBe(false);
  });
});
