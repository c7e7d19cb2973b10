import { feeFor, type FeeRule, type FeeRuleKind, type FeeRuleOf } from '#domain/gold/fee-rule.ts';
import { FEE_TABLE_DONS, FEE_TABLE_GRAMS, type FeeTable } from '#domain/gold/fee-schedule.ts';
import type { FeeTableEdit } from '#domain/gold/fee-table-edit.ts';
import { fromDon, parseDecimalInput } from '#domain/gold/weight.ts';
import { fromGrams, won, type Milligrams, type Won } from '#domain/units.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { fieldsOf, keyOf, textOf } from '#services/forms/kept-fields.ts';
import { wholeNumberOf } from '../desk/whole-number.ts';

const text = deskText.fee;
/** What cannot be read is no size, and is refused by name. */
const numberOf = (typed: string): number => parseDecimalInput(typed) ?? 0;

/** A rule as it is being typed; what its kind does not need is kept for when the kind changes back. */
export interface RuleLine {
  readonly key: number;
  readonly kind: FeeRuleKind;
  /** Grams, don, or where a range begins. */
  readonly size: string;
  /** Where a range ends. */
  readonly to: string;
  readonly includesTo: boolean;
  readonly fee: string;
}

type Typed = Pick<RuleLine, 'size'> & Partial<Pick<RuleLine, 'to' | 'includesTo'>>;

interface RuleForm<Rule> {
  readonly label: string;
  readonly sizeLabel: string;
  /** Whether it asks where it ends. */
  readonly isRange: boolean;
  readonly typed: (rule: Rule) => Typed;
  readonly rule: (line: RuleLine, fee: Won) => Rule;
}

/** How each kind of rule is typed. */
export const RULE_FORMS: { readonly [K in FeeRuleKind]: RuleForm<FeeRuleOf<K>> } = {
  grams_exact: {
    label: text.kinds.grams_exact,
    sizeLabel: text.grams,
    isRange: false,
    typed: ({ grams }) => ({ size: String(grams) }),
    rule: ({ size }, fee) => ({ kind: 'grams_exact', grams: numberOf(size), fee }),
  },
  don_exact: {
    label: text.kinds.don_exact,
    sizeLabel: text.don,
    isRange: false,
    typed: ({ don }) => ({ size: String(don) }),
    rule: ({ size }, fee) => ({ kind: 'don_exact', don: numberOf(size), fee }),
  },
  don_range: {
    label: text.kinds.don_range,
    sizeLabel: text.from,
    isRange: true,
    typed: ({ fromDon: from, toDon: to, includesTo }) => ({ size: String(from), to: String(to), includesTo }),
    rule: ({ size, to, includesTo }, fee) => ({
      kind: 'don_range',
      fromDon: numberOf(size),
      toDon: numberOf(to),
      includesTo,
      fee,
    }),
  },
};

const isRuleKind = (name: string): name is FeeRuleKind => Object.hasOwn(RULE_FORMS, name);
export const RULE_KINDS: readonly FeeRuleKind[] = Object.keys(RULE_FORMS).filter(isRuleKind);

export interface FeeForm {
  readonly date: string;
  readonly lines: readonly RuleLine[];
}

/** A form that begins with a table as it stands. */
export const feeFormOf = (table: FeeTable, date: string): FeeForm => ({
  date,
  lines: table.rules.map((rule, index) => lineOf(rule, index + 1)),
});

/**
 * What was typed, as far as it is understood, whichever table was in force when it was begun; `null` where
 * nothing was.
 */
export function keptFeeForm(stored: unknown): FeeForm | null {
  const typed = fieldsOf(stored);
  const lines = Array.isArray(typed['lines']) ? typed['lines'].map(keptLine) : [];
  return lines.length > 0 ? { date: textOf(typed['date']), lines } : null;
}

/** Whether another table than `of` was in force when it was begun. */
export function isBegunBefore(stored: unknown, of: string): boolean {
  const begun = textOf(fieldsOf(stored)['of']);
  return begun !== '' && begun !== of;
}

function keptLine(stored: unknown, index: number): RuleLine {
  const typed = fieldsOf(stored);
  const kind = textOf(typed['kind']);
  return {
    key: keyOf(typed, index),
    kind: isRuleKind(kind) ? kind : 'grams_exact',
    size: textOf(typed['size']),
    to: textOf(typed['to']),
    includesTo: typed['includesTo'] !== false,
    fee: textOf(typed['fee']),
  };
}

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

const lineOf = (rule: FeeRule, key: number): RuleLine => ({
  key,
  kind: rule.kind,
  to: '',
  includesTo: true,
  fee: String(rule.fee),
  ...typedOf(rule),
});

const ruleOf = (line: RuleLine): FeeRule =>
  RULE_FORMS[line.kind].rule(line, won(wholeNumberOf(line.fee) ?? -1));

const typedOf = <Kind extends FeeRuleKind>(rule: FeeRuleOf<Kind>): Typed => RULE_FORMS[rule.kind].typed(rule);
