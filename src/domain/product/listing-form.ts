import { everyKey } from '../every-key.ts';
import { agreesWithStamp, formatPerMille, parsePerMille, type FinenessProblem } from '../gold/fineness.ts';
import { weightOf, type WeightUnit } from '../gold/weight-input.ts';
import { err, ok, type Result } from '../result.ts';
import { isVisible, typedText } from '../text/typed-text.ts';
import { milligrams, toGrams, won, type Milligrams, type Won } from '../units.ts';
import {
  PRODUCT_LIMITS,
  type ListingDetails,
  type Product,
  type ProductCategory,
  type Purity,
  type TradeMethod,
} from './product.ts';

/** A listing as it stands in the form: numbers as they were typed, choices that may be open. */
export interface ListingForm {
  readonly title: string;
  readonly description: string;
  readonly category: ProductCategory | null;
  readonly purity: Purity | null;
  /** A certificate's word, per mille; empty where there is none. */
  readonly fineness: string;
  /** In `weightUnit`, unless it names its unit itself. */
  readonly weight: string;
  readonly weightUnit: WeightUnit;
  readonly hasStones: boolean;
  /** Grams; empty where nobody weighed them. */
  readonly stoneWeight: string;
  readonly maker: string;
  readonly hasCertificate: boolean;
  readonly hasReceipt: boolean;
  readonly price: string;
  readonly negotiable: boolean;
  readonly tradeMethods: readonly TradeMethod[];
  readonly sido: string;
  readonly sigungu: string;
}

export const EMPTY_LISTING: ListingForm = {
  title: '',
  description: '',
  category: null,
  purity: null,
  fineness: '',
  weight: '',
  weightUnit: 'gram',
  hasStones: false,
  stoneWeight: '',
  maker: '',
  hasCertificate: false,
  hasReceipt: false,
  price: '',
  negotiable: true,
  tradeMethods: [],
  sido: '',
  sigungu: '',
};

export type ListingProblem =
  | 'missing'
  | 'too_long'
  | 'not_a_number'
  | 'too_large'
  | 'not_below_weight'
  | FinenessProblem;
export type ListingField = keyof ListingForm;
export type ListingProblems = Readonly<Partial<Record<ListingField, ListingProblem>>>;

/** Choices that cannot be wrong. */
const never = (): null => null;

/** What may be wrong with each field. */
const CHECKS: { readonly [Field in ListingField]: (form: ListingForm) => ListingProblem | null } = {
  title: ({ title }) => textProblem(title, PRODUCT_LIMITS.titleChars, true),
  description: ({ description }) => textProblem(description, PRODUCT_LIMITS.descriptionChars, false),
  category: ({ category }) => (category === null ? 'missing' : null),
  purity: ({ purity }) => (purity === null ? 'missing' : null),
  fineness: (form) => finenessProblem(form),
  weight: (form) => codeOf(statedWeight(form)),
  weightUnit: never,
  hasStones: never,
  stoneWeight: (form) => stoneProblem(form),
  maker: ({ maker }) => textProblem(maker, PRODUCT_LIMITS.makerChars, false),
  hasCertificate: never,
  hasReceipt: never,
  price: ({ price }) => codeOf(priceOf(price)),
  negotiable: never,
  tradeMethods: ({ tradeMethods }) => (tradeMethods.length === 0 ? 'missing' : null),
  sido: ({ sido }) => (sido === '' ? 'missing' : null),
  sigungu: ({ sigungu }) => textProblem(sigungu, PRODUCT_LIMITS.sigunguChars, false),
};

/** What keeps a form from being a listing, by field; empty when nothing does. */
export function problemsOf(form: ListingForm): ListingProblems {
  const found = Object.entries(CHECKS).map(([field, check]) => [field, check(form)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** The listing that a form describes, or `null` while something is missing or wrong. */
export function detailsOf(form: ListingForm): ListingDetails | null {
  const [weight, stoneWeight, price] = [statedWeight(form), gramsOf(form.stoneWeight), priceOf(form.price)];
  const { category, purity } = form;
  if (Object.keys(problemsOf(form)).length > 0) return null;
  if (!weight.ok || !price.ok || category === null || purity === null) return null;
  const maker = typedText(form.maker);
  const fineness = statedFineness(form);
  return everyKey<ListingDetails>()({
    title: typedText(form.title),
    description: typedText(form.description),
    category,
    purity,
    ...(fineness === null ? {} : { fineness }),
    weight: weight.value,
    hasStones: form.hasStones,
    ...(form.hasStones && stoneWeight.ok ? { stoneWeight: stoneWeight.value } : {}),
    ...(maker === '' ? {} : { maker }),
    hasCertificate: form.hasCertificate,
    hasReceipt: form.hasReceipt,
    price: price.value,
    negotiable: form.negotiable,
    tradeMethods: form.tradeMethods,
    region: { sido: form.sido, sigungu: typedText(form.sigungu) },
  });
}

/** A listing put back into the form, which holds everything that a seller says. */
export const formOf = (details: ListingDetails | Product): ListingForm =>
  ({
    title: details.title,
    description: details.description,
    category: details.category,
    purity: details.purity,
    fineness: details.fineness === undefined ? '' : formatPerMille(details.fineness),
    weight: String(toGrams(details.weight)),
    weightUnit: 'gram',
    hasStones: details.hasStones,
    stoneWeight: details.stoneWeight === undefined ? '' : String(toGrams(details.stoneWeight)),
    maker: details.maker ?? '',
    hasCertificate: details.hasCertificate,
    hasReceipt: details.hasReceipt,
    price: String(details.price),
    negotiable: details.negotiable,
    tradeMethods: details.tradeMethods,
    sido: details.region.sido,
    sigungu: details.region.sigungu,
  }) satisfies ListingForm & Record<Exclude<keyof ListingDetails, 'region'>, unknown>;

/** Whether there may be a paper that says how fine the gold is; what was typed stays in sight in any case. */
export const mayStateFineness = ({ category, hasCertificate, fineness }: ListingForm): boolean =>
  category === 'goldbar' || category === 'coin' || hasCertificate || fineness !== '';

/** The fineness that a form states, 0–1; `null` where it states none that can be. */
export function statedFineness(form: Pick<ListingForm, 'fineness' | 'purity'>): number | null {
  const stated = parsePerMille(form.fineness);
  return stated.ok && finenessProblem(form) === null ? stated.value : null;
}

/** The weight that a form states. */
export const statedWeight = (
  form: Pick<ListingForm, 'weight' | 'weightUnit'>,
): Result<Milligrams, ListingProblem> => gramsOf(form.weight, form.weightUnit);

/** A weight as typed, in the steps of 0.01 g that documents hold. */
export function gramsOf(text: string, unit: WeightUnit = 'gram'): Result<Milligrams, ListingProblem> {
  if (text.trim() === '') return err('missing');
  const weight = weightOf(text, unit);
  if (weight === null || Math.round(weight / 10) === 0) return err('not_a_number');
  return toGrams(weight) > PRODUCT_LIMITS.grams
    ? err('too_large')
    : ok(milligrams(Math.round(weight / 10) * 10));
}

/** Won as typed, with or without separators. */
export function priceOf(text: string): Result<Won, ListingProblem> {
  const digits = text.normalize('NFKC').replaceAll(/[,\s원]/g, '');
  if (digits === '') return err('missing');
  if (!/^\d{1,15}$/.test(digits) || Number(digits) === 0) return err('not_a_number');
  return Number(digits) > PRODUCT_LIMITS.won ? err('too_large') : ok(won(Number(digits)));
}

function finenessProblem({
  fineness,
  purity,
}: Pick<ListingForm, 'fineness' | 'purity'>): FinenessProblem | null {
  if (fineness.trim() === '') return null;
  const stated = parsePerMille(fineness);
  if (!stated.ok) return stated.code;
  return purity === null || agreesWithStamp(stated.value, purity) ? null : 'not_of_purity';
}

function stoneProblem({ hasStones, stoneWeight, ...form }: ListingForm): ListingProblem | null {
  if (!hasStones || stoneWeight.trim() === '') return null;
  const [stones, whole] = [gramsOf(stoneWeight), statedWeight(form)];
  if (!stones.ok) return stones.code;
  return whole.ok && stones.value >= whole.value ? 'not_below_weight' : null;
}

function textProblem(text: string, maxChars: number, isRequired: boolean): ListingProblem | null {
  const typed = typedText(text);
  if (typed.length > maxChars) return 'too_long';
  return isRequired && !isVisible(typed) ? 'missing' : null;
}

const codeOf = (result: Result<unknown, ListingProblem>): ListingProblem | null =>
  result.ok ? null : result.code;
