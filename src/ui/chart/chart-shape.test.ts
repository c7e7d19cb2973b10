import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linePath, nearestIndex, placed, roundTicks, thinOut, type ChartPlace } from './chart-shape.ts';

const ys = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 4_000 });
const line = (values: readonly number[]): readonly ChartPlace[] => values.map((y, x) => ({ x, y }));
const frameOf = (values: readonly number[], width = 300) => ({
  width,
  height: 200,
  from: 0,
  to: values.length - 1,
  low: Math.min(...values),
  high: Math.max(...values),
});

describe('a line that is thinned out', () => {
  test('keeps its ends and the extremes of every column, in order, and is bounded by the width', () => {
    fc.assert(
      fc.property(ys, fc.integer({ min: 1, max: 400 }), (values, columns) => {
        const frame = frameOf(values);
        const kept = thinOut(line(values), frame, columns);
        expect(kept.length).toBeLessThanOrEqual(4 * (columns + 1));
        expect(kept[0]).toEqual({ x: 0, y: values[0] });
        expect(kept.at(-1)).toEqual({ x: values.length - 1, y: values.at(-1) });
        expect(Math.min(...kept.map(({ y }) => y))).toBe(frame.low);
        expect(Math.max(...kept.map(({ y }) => y))).toBe(frame.high);
        expect(kept.every(({ x }, index) => index === 0 || x > (kept[index - 1]?.x ?? 0))).toBe(true);
        expect(kept.every(({ x, y }) => values[x] === y)).toBe(true);
      }),
    );
  });

  test('loses nothing where every day has room', () => {
    const values = [5, 3, 9, 1];
    expect(thinOut(line(values), frameOf(values), 300)).toEqual(line(values));
  });

  test('leaves out what lies outside of the frame', () => {
    expect(thinOut(line([1, 2, 3, 4]), { from: 1, to: 2 }, 10).map(({ x }) => x)).toEqual([1, 2]);
  });
});

test('a path goes from edge to edge, the highest at the top', () => {
  expect(linePath(line([1, 3, 2]), { width: 100, height: 50, from: 0, to: 2, low: 1, high: 3 })).toBe(
    'M0 50L50 0L100 25',
  );
  expect(linePath([], frameOf([1]))).toBe('');
  expect(linePath([{ x: 4, y: 2 }], { width: 100, height: 50, from: 4, to: 4, low: 2, high: 2 })).toBe(
    'M50 25h0.1',
  );
  expect(placed({ x: 1, y: 2 }, { width: 100, height: 50, from: 0, to: 2, low: 1, high: 3 })).toEqual({
    x: 50,
    y: 25,
  });
});

test('the nearest place is the one that any look at all of them gives', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1 }),
      fc.integer({ min: -50, max: 550 }),
      (unsorted, x) => {
        const xs = unsorted.toSorted((a, b) => a - b);
        const found = xs[nearestIndex(xs, x)] ?? NaN;
        expect(Math.abs(found - x)).toBe(Math.min(...xs.map((each) => Math.abs(each - x))));
      },
    ),
  );
});

test('ticks are round, evenly apart, and hold everything between them', () => {
  expect(roundTicks(701_000, 823_000, 4)).toEqual([700_000, 750_000, 800_000, 850_000]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (low, more) => {
        const ticks = roundTicks(low, low + more, 4);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + more);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(7);
      },
    ),
  );
});
