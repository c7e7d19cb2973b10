import { describe, expect, test } from 'vitest';
import { won } from '../units.ts';
import type { FeeRule } from './fee-rule.ts';
import { DEFAULT_FEE_TABLE } from './fee-schedule.ts';
import { problemOfFeeTable, type FeeTableRefusal } from './fee-table-edit.ts';

const TODAY = '2026-03-11';
const fee = won(20_000);
const ofGrams = (grams: number, price = fee): FeeRule => ({ kind: 'grams_exact', grams, fee: price });
const ofDon = (don: number): FeeRule => ({ kind: 'don_exact', don, fee });
const range = (fromDon: number, toDon: number, includesTo = true): FeeRule => ({
  kind: 'don_range',
  fromDon,
  toDon,
  includesTo,
  fee,
});
const problem = (rules: readonly FeeRule[], effectiveFrom = TODAY) =>
  problemOfFeeTable({ effectiveFrom, rules }, TODAY);

describe('a fee table that an admin adds', () => {
  test('may say what the shipped one says', () => {
    expect(problem(DEFAULT_FEE_TABLE.rules)).toBeNull();
  });

  test.each<readonly [readonly FeeRule[]]>([
    [[ofGrams(11.25)]],
    [[ofDon(0.1), ofDon(0.3)]],
    [[range(3, 3)]],
    [[ofDon(3), range(3, 10)]],
    [[range(1, 3, false), range(3, 10)]],
    [[range(1, 3, false), range(1, 3)]],
    [[ofGrams(1, won(0))]],
  ])('%j is taken', (rules) => {
    expect(problem(rules)).toBeNull();
  });

  test.each<[FeeTableRefusal, string]>([
    ['date_invalid', '2026-02-30'],
    ['date_passed', '2026-03-10'],
    ['date_far', '2027-03-13'],
  ])('is refused as %s from %s', (code, date) => {
    expect(problem([ofGrams(1)], date)).toEqual({ code, rule: null });
  });

  test.each<[FeeTableRefusal, number | null, readonly FeeRule[]]>([
    ['rules_missing', null, []],
    ['rules_many', null, Array.from({ length: 51 }, (_, index) => ofGrams(index + 1))],
    ['size_invalid', 0, [ofGrams(0)]],
    ['size_invalid', 0, [ofGrams(1.2345)]],
    ['size_invalid', 0, [ofDon(Number.NaN)]],
    ['size_invalid', 1, [ofGrams(1), ofDon(1.001)]],
    ['size_invalid', 0, [range(0, 3)]],
    ['range_empty', 0, [range(3, 1)]],
    ['range_empty', 0, [range(3, 3, false)]],
    ['fee_invalid', 0, [ofGrams(1, won(-1))]],
    ['rule_useless', 1, [ofGrams(3.75), ofDon(1)]],
    ['rule_useless', 1, [range(1, 10), ofDon(3)]],
    ['rule_useless', 1, [range(1, 10), range(3, 10, false)]],
  ])('is refused as %s at rule %s', (code, rule, rules) => {
    expect(problem(rules)).toEqual({ code, rule });
  });
});
