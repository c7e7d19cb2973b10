import { expect, test } from 'vitest';
import { won } from '#domain/units.ts';
import { valueGaugeOf } from './value-gauge.ts';

test('a price at either end of the fair range stands at the end of its part of the scale', () => {
  expect(valueGaugeOf(won(900), 900, 1_200).price).toBeCloseTo(0.25);
  expect(valueGaugeOf(won(1_200), 900, 1_200).price).toBeCloseTo(0.75);
  expect(valueGaugeOf(won(1_050), 900, 1_200).price).toBeCloseTo(0.5);
});

test('a price far away stays on the scale', () => {
  expect(valueGaugeOf(won(1), 900, 1_200).price).toBe(0.02);
  expect(valueGaugeOf(won(9_000_000), 900, 1_200).price).toBe(0.98);
});

test('a scale without width has places all the same', () => {
  expect(valueGaugeOf(won(900), 900, 900).price).toBeCloseTo(0.25);
});
