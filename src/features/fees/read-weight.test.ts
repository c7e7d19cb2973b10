import { describe, expect, test } from 'vitest';
import { feeFor } from '#domain/gold/fee-rule.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import type { WeightUnit } from '#domain/gold/weight-input.ts';
import { readWeight } from './read-weight.ts';

/** What the calculator shows: a fee in won, `문의`, or nothing where the input is no weight. */
const feeOf = (text: string, unit: WeightUnit): number | '문의' | 'invalid' | 'empty' => {
  const input = readWeight(text, unit);
  return input.kind === 'weight' ? (feeFor(DEFAULT_FEE_TABLE, input.weight) ?? '문의') : input.kind;
};

describe('the fee calculator in grams', () => {
  test.each([
    ['1', 20_000],
    ['2', 20_000],
    ['3', 20_000],
    ['1.0', 20_000],
    ['1,0', 20_000],
    ['2.5', '문의'],
    ['3.74', 20_000],
    ['3.75', 20_000],
    ['3,75', 20_000],
    ['5', 20_000],
    ['7.5', 20_000],
    ['10', 20_000],
    ['11.25', 20_000],
    ['11,25', 20_000],
    ['11.26', 20_000],
    ['15', 30_000],
    ['18.75', 30_000],
    ['20', 30_000],
    ['26.25', 30_000],
    ['30', 30_000],
    ['37.5', 30_000],
    ['37.6', '문의'],
    ['40', '문의'],
    ['50', 40_000],
    ['50.0', 40_000],
    ['49.99', '문의'],
    ['56.25', 50_000],
    ['75', 50_000],
    ['100', 50_000],
    ['112.5', 50_000],
    ['112.6', '문의'],
    ['187.5', 80_000],
    ['187,5', 80_000],
    ['188', '문의'],
    ['500', 130_000],
    ['499', '문의'],
    ['1000', '문의'],
    ['0.5', '문의'],
    ['3.5', '문의'],
  ] as const)('%s g costs %s', (text, expected) => {
    expect(feeOf(text, 'gram')).toBe(expected);
  });
});

describe('the fee calculator in don', () => {
  test.each([
    ['1', 20_000],
    ['2', 20_000],
    ['2.99', 20_000],
    ['3', 20_000],
    ['3.01', 30_000],
    ['3,5', 30_000],
    ['5', 30_000],
    ['7', 30_000],
    ['10', 30_000],
    ['10.01', '문의'],
    ['11', '문의'],
    ['15', 50_000],
    ['16', '문의'],
    ['19.99', '문의'],
    ['20', 50_000],
    ['25', 50_000],
    ['30', 50_000],
    ['30.01', '문의'],
    ['50', 80_000],
    ['50.5', '문의'],
    ['0.5', '문의'],
    ['１５', 50_000],
    [' 3 ', 20_000],
  ] as const)('%s don costs %s', (text, expected) => {
    expect(feeOf(text, 'don')).toBe(expected);
  });
});

describe('what is no weight', () => {
  test.each(['0', '0.0', '-1', 'abc', '1e3', '1.2.3', '1,2,3', '+3', 'Infinity', 'NaN', '三', '0.0001'])(
    '%s is refused with a sentence',
    (text) => {
      expect(feeOf(text, 'gram')).toBe('invalid');
    },
  );

  test.each(['', '   '])('an empty box (%j) says nothing', (text) => {
    expect(feeOf(text, 'don')).toBe('empty');
  });
});
