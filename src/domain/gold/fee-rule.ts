import { fromGrams, type Milligrams, type Won } from '../units.ts';
import { fromDon, hundredthsOfDon } from './weight.ts';

interface RuleByKind {
  /** `grams` has at most three decimals, don values at most two. */
  readonly grams_exact: { readonly grams: number };
  readonly don_exact: { readonly don: number };
  readonly don_range: {
    readonly fromDon: number;
    readonly toDon: number;
    /** Whether `toDon` itself still belongs to the range; `fromDon` always does. */
    readonly includesTo: boolean;
  };
}
export type FeeRuleKind = keyof RuleByKind;
export type FeeRuleOf<Kind extends FeeRuleKind> = {
  [K in Kind]: { readonly kind: K; readonly fee: Won } & RuleByKind[K];
}[Kind];

/** One line of a fee table. */
export type FeeRule = FeeRuleOf<FeeRuleKind>;

/**
 * The fee for making one bar of `weight`, or `null` where no rule fits (shown as 문의); the first that fits
 * decides.
 */
export function feeFor({ rules }: { readonly rules: readonly FeeRule[] }, weight: Milligrams): Won | null {
  if (!(weight > 0)) return null;
  return rules.find((rule) => fits(rule, weight))?.fee ?? null;
}

export type FeeRuleProblem = 'size_invalid' | 'range_empty';

/** What is wrong with the sizes of a rule, or `null`. */
export const problemOfSizes = <Kind extends FeeRuleKind>(rule: FeeRuleOf<Kind>): FeeRuleProblem | null =>
  KINDS[rule.kind].problem(rule);

/** Whether the rules before this one decide on everything that it is for. */
export const isUseless = <Kind extends FeeRuleKind>(
  rule: FeeRuleOf<Kind>,
  before: readonly FeeRule[],
): boolean => KINDS[rule.kind].isUseless(rule, before);

const fits = <Kind extends FeeRuleKind>(rule: FeeRuleOf<Kind>, weight: Milligrams): boolean =>
  KINDS[rule.kind].fits(rule, weight);

/** All that the trade knows of one kind of rule. */
interface RuleKind<Rule> {
  readonly fits: (rule: Rule, weight: Milligrams) => boolean;
  readonly problem: (rule: Rule) => FeeRuleProblem | null;
  readonly isUseless: (rule: Rule, before: readonly FeeRule[]) => boolean;
}

const KINDS: { readonly [K in FeeRuleKind]: RuleKind<FeeRuleOf<K>> } = {
  grams_exact: {
    fits: ({ grams }, weight) => weight === fromGrams(grams),
    problem: ({ grams }) => (isGrams(grams) ? null : 'size_invalid'),
    isUseless: ({ grams }, rules) => feeFor({ rules }, fromGrams(grams)) !== null,
  },
  don_exact: {
    fits: ({ don }, weight) => hundredthsOfDon(weight) === hundredths(don),
    problem: ({ don }) => (isDon(don) ? null : 'size_invalid'),
    isUseless: ({ don }, rules) => feeFor({ rules }, fromDon(don)) !== null,
  },
  don_range: {
    fits({ fromDon: from, toDon, includesTo }, weight) {
      const [don, to] = [hundredthsOfDon(weight), hundredths(toDon)];
      return don >= hundredths(from) && (includesTo ? don <= to : don < to);
    },
    problem({ fromDon: from, toDon: to, includesTo }) {
      if (!isDon(from) || !isDon(to)) return 'size_invalid';
      return (includesTo ? from > to : from >= to) ? 'range_empty' : null;
    },
    // A range that lies inside another.
    isUseless: ({ fromDon: from, toDon: to, includesTo }, rules) =>
      rules.some(
        (other) =>
          other.kind === 'don_range' &&
          other.fromDon <= from &&
          (other.toDon > to || (other.toDon === to && (other.includesTo || !includesTo))),
      ),
  },
};

const hundredths = (don: number): number => Math.round(don * 100);
const isGrams = (grams: number): boolean => isSize(grams, 3, 100_000);
const isDon = (don: number): boolean => isSize(don, 2, 20_000);

/** Counted in whole steps, so that 0.1 + 0.2 is no fraction. */
function isSize(value: number, decimals: number, max: number): boolean {
  const steps = value * 10 ** decimals;
  return value > 0 && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
}
