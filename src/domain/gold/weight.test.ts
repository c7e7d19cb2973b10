import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fromGrams, milligrams } from '../units.ts';
import { formatWeight, fromDon, parseDecimalInput, toDon } from './weight.ts';

describe('don and grams', () => {
  test('one don is 3.75 grams', () => {
    expect(fromDon(1)).toBe(3_750);
    expect(toDon(fromGrams(3.75))).toBe(1);
    expect(toDon(fromGrams(11.25))).toBe(3);
    expect(toDon(fromGrams(187.5))).toBe(50);
  });

  test('don are rounded to two decimals, grams to three', () => {
    expect(toDon(fromGrams(1))).toBe(0.27);
    expect(toDon(fromGrams(100))).toBe(26.67);
    expect(fromDon(2.99)).toBe(11_213);
    expect(fromDon(0.01)).toBe(38);
  });

  test('a don of two decimals survives the way to grams and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (hundredths) => {
        expect(toDon(fromDon(hundredths / 100))).toBe(hundredths / 100);
      }),
    );
  });

  test('the heavier is never fewer don, and rounding loses at most half a hundredth', () => {
    const weight = fc.integer({ min: 0, max: 10_000_000 }).map(milligrams);
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        expect(Math.sign(toDon(a) - toDon(b)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(toDon(a) - a / 3_750)).toBeLessThanOrEqual(0.005);
      }),
    );
  });
});

describe('a weight as typed', () => {
  test.each([
    ['3.75', 3.75],
    ['3,75', 3.75],
    ['  11.25 ', 11.25],
    ['３．７５', 3.75],
    ['３，７５', 3.75],
    ['１０', 10],
    ['0.01', 0.01],
    ['.5', 0.5],
    [',5', 0.5],
    ['3.', 3],
    ['007', 7],
    ['187.5', 187.5],
    ['\u00A010\u3000', 10],
  ])('"%s" is %d', (text, value) => {
    expect(parseDecimalInput(text)).toBe(value);
  });

  test.each([
    'abc',
    '1e3',
    '0',
    '0.00',
    '-1',
    '+1',
    '',
    ' ',
    '1.2.3',
    '1,2,3',
    '1,234.5',
    'Infinity',
    'NaN',
    '0x10',
    '3.75g',
    '.',
    ',',
    '1 000',
    '삼',
    '٣',
    '1_000',
    '9'.repeat(400),
    `0.${'0'.repeat(400)}1`,
    '½',
  ])('"%s" is no weight', (text) => {
    expect(parseDecimalInput(text)).toBeNull();
  });

  test('whatever is typed gives a positive finite number or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,eE+ -]{0,12}$/)), (text) => {
        const value = parseDecimalInput(text) ?? 1;
        expect(value).toBeGreaterThan(0);
        expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });

  test('a written number is read back with either separator', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (mg) => {
        const text = (mg / 1000).toFixed(3);
        expect(parseDecimalInput(text)).toBe(mg / 1000);
        expect(parseDecimalInput(text.replace('.', ','))).toBe(mg / 1000);
      }),
    );
  });
});

test('a weight is shown in grams and don without idle zeros', () => {
  expect(formatWeight(milligrams(3_750))).toBe('3.75g (1돈)');
  expect(formatWeight(milligrams(1_000))).toBe('1g (0.27돈)');
  expect(formatWeight(milligrams(11_213))).toBe('11.213g (2.99돈)');
  expect(formatWeight(milligrams(100_000))).toBe('100g (26.67돈)');
  expect(formatWeight(milligrams(1_234_500))).toBe('1,234.5g (329.2돈)');
  expect(formatWeight(milligrams(0))).toBe('0g (0돈)');
});
