import { formatPerMille } from '#domain/gold/fineness.ts';
import { WEIGHT_UNITS } from '#domain/gold/weight-input.ts';
import type { ProductId } from '#domain/ids.ts';
import type { ListingEdit, ListingSaid } from '#domain/product/listing-changes.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import { EMPTY_LISTING, type ListingForm } from '#domain/product/listing-form.ts';
import { PRODUCT_CATEGORIES, PRODUCT_LIMITS, PURITIES, TRADE_METHODS } from '#domain/product/product.ts';

export const SELL_DRAFTS = 'sell:';
/** Where an unfinished listing is kept, in each tab: one new one, and one for each listing under edit. */
export const sellDraftName = (edited: ProductId | null): string => `${SELL_DRAFTS}${edited ?? 'new'}`;

/** An unfinished listing. */
export interface ListingDraft extends ListingEdit {
  /** 0-based. */
  readonly step: number;
}

export const LAST_STEP = 4;

/** What was kept, field by field: an older version of the app may have kept another shape. */
export function listingDraftOf(value: unknown): ListingDraft | null {
  const said = saidOf(value);
  if (!isFields(value) || !said) return null;
  const { step } = value;
  const base = saidOf(value['base']);
  return {
    step: typeof step === 'number' && Number.isInteger(step) ? Math.min(LAST_STEP, Math.max(0, step)) : 0,
    ...said,
    ...(base ? { base } : {}),
  };
}

function saidOf(value: unknown): ListingSaid | null {
  if (!isFields(value) || !isFields(value['form'])) return null;
  return { pictures: picturesOfListingDraft(value), form: formOf(value['form']) };
}

/** Its pictures alone, for whoever looks which are shown. */
export function picturesOfListingDraft(value: unknown): readonly ListingPicture[] {
  const pictures = isFields(value) ? value['pictures'] : null;
  return Array.isArray(pictures) ? pictures.flatMap(pictureOf).slice(0, PRODUCT_LIMITS.images) : [];
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold a word of a list, or several: all others are typed or ticked. */
type ChoiceField = {
  [F in keyof ListingForm]: string extends ListingForm[F]
    ? never
    : boolean extends ListingForm[F]
      ? never
      : F;
}[keyof ListingForm];

const CHOICES: { readonly [F in ChoiceField]: (kept: unknown) => ListingForm[F] } = {
  category: (kept) => PRODUCT_CATEGORIES.find((word) => word === kept) ?? null,
  purity: (kept) => PURITIES.find((word) => word === kept) ?? null,
  weightUnit: (kept) => WEIGHT_UNITS.find((unit) => unit === kept) ?? 'gram',
  tradeMethods: (kept) => TRADE_METHODS.filter((word) => Array.isArray(kept) && kept.includes(word)),
};

/** What was typed or ticked is taken where it still is of that sort. */
function formOf(fields: Fields): ListingForm {
  const typed = Object.entries(EMPTY_LISTING).map(([name, empty]) => [
    name,
    typeof fields[name] === typeof empty ? fields[name] : empty,
  ]);
  return {
    ...EMPTY_LISTING,
    ...Object.fromEntries(typed),
    // A share of 1 in drafts from before it could be typed.
    ...(typeof fields['fineness'] === 'number' ? { fineness: formatPerMille(fields['fineness']) } : {}),
    category: CHOICES.category(fields['category']),
    purity: CHOICES.purity(fields['purity']),
    weightUnit: CHOICES.weightUnit(fields['weightUnit']),
    tradeMethods: CHOICES.tradeMethods(fields['tradeMethods']),
  };
}

function pictureOf(value: unknown): readonly ListingPicture[] {
  if (!isFields(value)) return [];
  const { kind, id, image } = value;
  if (kind === 'stored' && isFields(image)) {
    const { url, thumbUrl, w, h } = image;
    if (typeof url !== 'string' || typeof thumbUrl !== 'string') return [];
    return typeof w === 'number' && typeof h === 'number' ? [{ kind, image: { url, thumbUrl, w, h } }] : [];
  }
  const { w, h } = value;
  if (kind !== 'waiting' || typeof id !== 'string') return [];
  return typeof w === 'number' && typeof h === 'number' ? [{ kind, id, w, h }] : [];
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
