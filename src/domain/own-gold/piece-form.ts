import { formatPerMille } from '../gold/fineness.ts';
import { isCast, SCALES, SOLDERS, STAMPS, type Scale, type Solder, type Stamp } from '../gold/piece-facts.ts';
import type { WeightUnit } from '../gold/weight-input.ts';
import {
  EMPTY_LISTING,
  gramsOf,
  priceOf,
  problemsOf as problemsOfListing,
  statedFineness,
  statedWeight,
  type ListingProblem,
} from '../product/listing-form.ts';
import type { ProductCategory, Purity } from '../product/product.ts';
import { PRODUCT_CATEGORIES, PURITIES } from '../product/product.ts';
import { typedText } from '../text/typed-text.ts';
import { toGrams } from '../units.ts';
import type { OwnPiece } from './own-piece.ts';

/** A piece as it is typed: numbers as text, choices that may be open. */
export interface PieceForm {
  readonly name: string;
  readonly category: ProductCategory | null;
  readonly purity: Purity | null;
  readonly stamp: Stamp | null;
  /** A paper's word, per mille. */
  readonly fineness: string;
  readonly weight: string;
  readonly weightUnit: WeightUnit;
  readonly scale: Scale;
  readonly hasStones: boolean;
  readonly stoneWeight: string;
  /** `null` until it is said: then by the category. */
  readonly solder: Solder | null;
  readonly paid: string;
}

export const EMPTY_PIECE: PieceForm = {
  name: '',
  category: null,
  purity: null,
  stamp: null,
  fineness: '',
  weight: '',
  weightUnit: 'gram',
  scale: 'store',
  hasStones: false,
  stoneWeight: '',
  solder: null,
  paid: '',
};

export type PieceProblem = ListingProblem;
export type PieceProblems = Readonly<Partial<Record<keyof PieceForm, PieceProblem>>>;

/** What is said of a piece: all of it but whose it is, its photo and its times. */
export type PieceDetails = Omit<OwnPiece, 'id' | 'owner' | 'hasPhoto' | 'createdAt' | 'updatedAt'>;

/** Whether it has joints, where nobody has said so. */
export const solderOf = ({ solder, category }: Pick<PieceForm, 'solder' | 'category'>): Solder =>
  solder ?? (isCast(category) ? 'without' : 'unsure');

/** What may be wrong with a piece, in the order of the form; a listing is held to the same limits. */
function checks(form: PieceForm): readonly (readonly [keyof PieceForm, PieceProblem | null | undefined])[] {
  const listing = problemsOfListing({ ...EMPTY_LISTING, ...listed(form) });
  const price = form.paid.trim() === '' ? null : priceOf(form.paid);
  return [
    ['name', listing.title],
    ['category', listing.category],
    ['purity', listing.purity],
    ['stamp', form.stamp === null ? 'missing' : null],
    ['fineness', listing.fineness],
    ['weight', isHuge(form.weight) ? 'too_large' : listing.weight],
    ['stoneWeight', form.hasStones && isHuge(form.stoneWeight) ? 'too_large' : listing.stoneWeight],
    ['paid', isHuge(form.paid) ? 'too_large' : price === null || price.ok ? null : price.code],
  ];
}

/** More digits than any reader of numbers takes: a number all the same, and said to be too large. */
const isHuge = (text: string): boolean =>
  /^\d{13,}(?:\.\d*)?$/.test(text.normalize('NFKC').replaceAll(/[,\s]/g, ''));

/** What keeps a form from being a piece, by field. */
export const problemsOfPiece = (form: PieceForm): PieceProblems =>
  Object.fromEntries(checks(form).filter(([, problem]) => problem));

export function firstProblem(form: PieceForm): readonly [keyof PieceForm, PieceProblem] | null {
  for (const [field, problem] of checks(form)) if (problem) return [field, problem];
  return null;
}

/** The piece that a form describes, or `null` while something is missing or wrong. */
export function pieceOf(form: PieceForm): PieceDetails | null {
  const { category, purity, stamp } = form;
  const weight = statedWeight(form);
  if (firstProblem(form) !== null) return null;
  if (!weight.ok || category === null || purity === null || stamp === null) return null;
  const [stones, paid, fineness] = [gramsOf(form.stoneWeight), priceOf(form.paid), statedFineness(form)];
  return {
    name: typedText(form.name),
    category,
    purity,
    stamp,
    ...(fineness === null ? {} : { fineness }),
    weight: weight.value,
    scale: form.scale,
    hasStones: form.hasStones,
    ...(form.hasStones && stones.ok ? { stoneWeight: stones.value } : {}),
    solder: solderOf(form),
    paid: paid.ok ? paid.value : null,
  };
}

/** A piece put back into the form. */
export const formOfPiece = (piece: PieceDetails): PieceForm => ({
  name: piece.name,
  category: piece.category,
  purity: piece.purity,
  stamp: piece.stamp,
  fineness: piece.fineness === undefined ? '' : formatPerMille(piece.fineness),
  weight: String(toGrams(piece.weight)),
  weightUnit: 'gram',
  scale: piece.scale,
  hasStones: piece.hasStones,
  stoneWeight: piece.stoneWeight === undefined ? '' : String(toGrams(piece.stoneWeight)),
  solder: piece.solder,
  paid: piece.paid === null ? '' : String(piece.paid),
});

/** What was kept of a form, field by field: an older version of the app may have kept another shape. */
export function restorePieceForm(kept: unknown): PieceForm {
  if (typeof kept !== 'object' || kept === null) return EMPTY_PIECE;
  const fields: Readonly<Record<string, unknown>> = { ...kept };
  const text = (name: keyof PieceForm): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    category: PRODUCT_CATEGORIES.find((one) => one === fields['category']) ?? null,
    purity: PURITIES.find((one) => one === fields['purity']) ?? null,
    stamp: STAMPS.find((one) => one === fields['stamp']) ?? null,
    fineness: text('fineness'),
    weight: text('weight'),
    weightUnit: fields['weightUnit'] === 'don' ? 'don' : 'gram',
    scale: SCALES.find((one) => one === fields['scale']) ?? 'store',
    hasStones: fields['hasStones'] === true,
    stoneWeight: text('stoneWeight'),
    solder: SOLDERS.find((one) => one === fields['solder']) ?? null,
    paid: text('paid'),
  };
}

const listed = ({
  name,
  category,
  purity,
  fineness,
  weight,
  weightUnit,
  hasStones,
  stoneWeight,
}: PieceForm) => ({
  title: name,
  category,
  purity,
  fineness,
  weight,
  weightUnit,
  hasStones,
  stoneWeight,
});
