import { dateAfter } from '../time/business-days.ts';
import { dayNumberOfDate } from '../time/seoul.ts';
import { isUseless, problemOfSizes, type FeeRule } from './fee-rule.ts';
import type { FeeTable } from './fee-schedule.ts';

/** A table that an admin is about to add; tables are never changed, so that every fee can be traced. */
export type FeeTableEdit = Pick<FeeTable, 'effectiveFrom' | 'rules'>;

export const FEE_TABLE_LIMITS = {
  rules: 50,
  fee: 100_000_000,
  daysAhead: 366,
} as const;

export const FEE_TABLE_REFUSALS = [
  'date_invalid',
  /** Fees of days that have passed stay as they were. */
  'date_passed',
  'date_far',
  'rules_missing',
  'rules_many',
  /** Grams to three decimals, don to two, more than nothing. */
  'size_invalid',
  /** A range that holds nothing. */
  'range_empty',
  'fee_invalid',
  /** The rules before it decide on everything that it is for. */
  'rule_useless',
] as const;
export type FeeTableRefusal = (typeof FEE_TABLE_REFUSALS)[number];

export interface FeeTableProblem {
  readonly code: FeeTableRefusal;
  /** The rule it is about, counted from zero. */
  readonly rule: number | null;
}

/** The first thing that is wrong with a table added on the Seoul date `today`, or `null`. */
export function problemOfFeeTable(
  { effectiveFrom, rules }: FeeTableEdit,
  today: string,
): FeeTableProblem | null {
  const code = problemOfDate(effectiveFrom, today) ?? problemOfCount(rules.length);
  if (code !== null) return { code, rule: null };
  for (const [index, rule] of rules.entries()) {
    const wrong = problemOfRule(rule) ?? (isUseless(rule, rules.slice(0, index)) ? 'rule_useless' : null);
    if (wrong !== null) return { code: wrong, rule: index };
  }
  return null;
}

function problemOfDate(date: string, today: string): FeeTableRefusal | null {
  if (dayNumberOfDate(date) === null) return 'date_invalid';
  if (date < today) return 'date_passed';
  return date > (dateAfter(today, FEE_TABLE_LIMITS.daysAhead) ?? today) ? 'date_far' : null;
}

function problemOfCount(count: number): FeeTableRefusal | null {
  if (count === 0) return 'rules_missing';
  return count > FEE_TABLE_LIMITS.rules ? 'rules_many' : null;
}

function problemOfRule(rule: FeeRule): FeeTableRefusal | null {
  const isFee = Number.isInteger(rule.fee) && rule.fee >= 0 && rule.fee <= FEE_TABLE_LIMITS.fee;
  return problemOfSizes(rule) ?? (isFee ? null : 'fee_invalid');
}
