import { expect, test } from 'vitest';
import { clsOf, inpOf, quantile } from './figures.mjs';

test('a quantile is a value that was measured', () => {
  expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  expect(quantile([], 0.5)).toBeNull();
});

test('an interaction is as long as its longest event, and one in fifty is forgiven', () => {
  const events = Array.from({ length: 49 }, (_, n) => ({ id: n, duration: 16 }));
  expect(inpOf([...events, { id: 7, duration: 200 }])).toBe(200);
  expect(inpOf([...events, { id: 49, duration: 16 }, { id: 7, duration: 200 }])).toBe(16);
  expect(inpOf([])).toBeNull();
});

test('shifts are summed while less than a second lies between them, for at most five', () => {
  const shift = (at: number) => ({ at, value: 0.01 });
  expect(clsOf([shift(0), shift(900), shift(1_800)])).toBeCloseTo(0.03);
  expect(clsOf([shift(0), shift(1_000), shift(2_000)])).toBeCloseTo(0.01);
  expect(clsOf(Array.from({ length: 10 }, (_, n) => shift(n * 900)))).toBeCloseTo(0.06);
});
