import {
  FEE_TABLE_DONS,
  FEE_TABLE_GRAMS,
  feeFor,
  type FeeRule,
  type FeeTable,
} from '#domain/gold/fee-schedule.ts';
import type { FeeTableEdit } from '#domain/gold/fee-table-edit.ts';
import { fromDon, parseDecimalInput } from '#domain/gold/weight.ts';
import { assertNever } from '#domain/result.ts';
import { fromGrams, won, type Milligrams, type Won } from '#domain/units.ts';
import { wholeNumberOf } from '../desk/whole-number.ts';

/** A rule as it is being typed; what its kind does not need is kept for when the kind changes back. */
export interface RuleLine {
  readonly key: number;
  readonly kind: FeeRule['kind'];
  /** Grams, don, or where a range begins. */
  readonly size: string;
  /** Where a range ends. */
  readonly to: string;
  readonly includesTo: boolean;
  readonly fee: string;
}

export interface FeeForm {
  readonly date: string;
  readonly lines: readonly RuleLine[];
}

/** A form that begins with a table as it stands. */
export const feeFormOf = (table: FeeTable, date: string): FeeForm => ({
  date,
  lines: table.rules.map((rule, index) => lineOf(rule, index + 1)),
});

export const newLine = (lines: readonly RuleLine[]): RuleLine => ({
  key: lines.reduce((most, { key }) => Math.max(most, key), 0) + 1,
  kind: 'grams_exact',
  size: '',
  to: '',
  includesTo: true,
  fee: '',
});

/** What a form says; figures that cannot be read become what is refused by name. */
export const tableEditOf = ({ date, lines }: FeeForm): FeeTableEdit => ({
  effectiveFrom: date,
  rules: lines.map(ruleOf),
});

/** The list with a line one place further up. */
export function movedUp(lines: readonly RuleLine[], index: number): readonly RuleLine[] {
  const line = lines[index];
  if (!line || index === 0) return lines;
  return lines.toSpliced(index, 1).toSpliced(index - 1, 0, line);
}

export interface FeeChange {
  readonly weight: Milligrams;
  readonly unit: 'grams' | 'don';
  readonly before: Won | null;
  readonly after: Won | null;
}

/** The sizes of the fee guide under the old rules and the new. */
export function feeChanges(before: FeeTable, rules: readonly FeeRule[]): readonly FeeChange[] {
  const after: FeeTable = { id: 'new', effectiveFrom: '', rules };
  const change = (unit: FeeChange['unit'], weight: Milligrams): FeeChange => ({
    unit,
    weight,
    before: feeFor(before, weight),
    after: feeFor(after, weight),
  });
  return [
    ...FEE_TABLE_GRAMS.map((grams) => change('grams', fromGrams(grams))),
    ...FEE_TABLE_DONS.map((don) => change('don', fromDon(don))),
  ];
}

function lineOf(rule: FeeRule, key: number): RuleLine {
  const line = { key, kind: rule.kind, to: '', includesTo: true, fee: String(rule.fee) };
  switch (rule.kind) {
    case 'grams_exact':
      return { ...line, size: String(rule.grams) };
    case 'don_exact':
      return { ...line, size: String(rule.don) };
    case 'don_range':
      return {
        ...line,
        size: String(rule.fromDon),
        to: String(rule.toDon),
        includesTo: rule.includesTo,
      };
    default:
      return assertNever(rule);
  }
}

function ruleOf({ kind, size, to, includesTo, fee }: RuleLine): FeeRule {
  const amount = won(wholeNumberOf(fee) ?? -1);
  const value = parseDecimalInput(size) ?? 0;
  switch (kind) {
    case 'grams_exact':
      return { kind, grams: value, fee: amount };
    case 'don_exact':
      return { kind, don: value, fee: amount };
    case 'don_range':
      return { kind, fromDon: value, toDon: parseDecimalInput(to) ?? 0, includesTo, fee: amount };
  }
}
