import { assertNever } from '../result.ts';
import { dateAfter } from '../time/business-days.ts';
import { dayNumberOfDate } from '../time/seoul.ts';
import { fromGrams } from '../units.ts';
import { feeFor, type FeeRule, type FeeTable } from './fee-schedule.ts';
import { fromDon } from './weight.ts';

/** A table that an admin is about to add; tables are never changed, so that every fee can be traced. */
export type FeeTableEdit = Pick<FeeTable, 'effectiveFrom' | 'rules'>;

export const FEE_TABLE_LIMITS = {
  rules: 50,
  fee: 100_000_000,
  grams: 100_000,
  don: 20_000,
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
  switch (rule.kind) {
    case 'grams_exact':
      if (!isSize(rule.grams, 3, FEE_TABLE_LIMITS.grams)) return 'size_invalid';
      break;
    case 'don_exact':
      if (!isSize(rule.don, 2, FEE_TABLE_LIMITS.don)) return 'size_invalid';
      break;
    case 'don_range': {
      const { fromDon: from, toDon: to, includesTo } = rule;
      if (![from, to].every((don) => isSize(don, 2, FEE_TABLE_LIMITS.don))) return 'size_invalid';
      if (includesTo ? from > to : from >= to) return 'range_empty';
      break;
    }
    default:
      assertNever(rule);
  }
  return isFee ? null : 'fee_invalid';
}

/** The first rule that fits decides, so a size that has a fee already, or a range inside another, never speaks. */
function isUseless(rule: FeeRule, before: readonly FeeRule[]): boolean {
  const earlier: FeeTable = { id: 'before', effectiveFrom: '', rules: before };
  switch (rule.kind) {
    case 'grams_exact':
      return feeFor(earlier, fromGrams(rule.grams)) !== null;
    case 'don_exact':
      return feeFor(earlier, fromDon(rule.don)) !== null;
    case 'don_range':
      return before.some(
        (other) =>
          other.kind === 'don_range' &&
          other.fromDon <= rule.fromDon &&
          (other.toDon > rule.toDon ||
            (other.toDon === rule.toDon && (other.includesTo || !rule.includesTo))),
      );
    default:
      return assertNever(rule);
  }
}

/** Counted in whole steps, so that 0.1 + 0.2 is no fraction. */
function isSize(value: number, decimals: number, max: number): boolean {
  const steps = value * 10 ** decimals;
  return value > 0 && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
}
