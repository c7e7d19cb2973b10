import { formatPerMille } from '#domain/gold/fineness.ts';
import { WEIGHT_UNITS } from '#domain/gold/weight-input.ts';
import type { ProductId } from '#domain/ids.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import { EMPTY_LISTING, type ListingForm } from '#domain/product/listing-form.ts';
import { PRODUCT_CATEGORIES, PRODUCT_LIMITS, PURITIES, TRADE_METHODS } from '#domain/product/product.ts';

export const SELL_DRAFTS = 'sell:';
/** Where an unfinished listing is kept: one new one, and one for each listing under edit. */
export const sellDraftKey = (edited: ProductId | null): string => `${SELL_DRAFTS}${edited ?? 'new'}`;

/** An unfinished listing. */
export interface ListingDraft {
  /** 0-based. */
  readonly step: number;
  readonly pictures: readonly ListingPicture[];
  readonly form: ListingForm;
}

export const LAST_STEP = 4;

/** What was kept, field by field: an older version of the app may have kept another shape. */
export function listingDraftOf(value: unknown): ListingDraft | null {
  if (!isFields(value) || !isFields(value['form'])) return null;
  const { step, pictures, form } = value;
  return {
    step: typeof step === 'number' && Number.isInteger(step) ? Math.min(LAST_STEP, Math.max(0, step)) : 0,
    pictures: Array.isArray(pictures) ? pictures.flatMap(pictureOf).slice(0, PRODUCT_LIMITS.images) : [],
    form: formOf(form),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function formOf(fields: Fields): ListingForm {
  const text = (name: keyof ListingForm) => (typeof fields[name] === 'string' ? fields[name] : '');
  const flag = (name: keyof ListingForm) =>
    typeof fields[name] === 'boolean' ? fields[name] : EMPTY_LISTING[name] === true;
  const methods: unknown = fields['tradeMethods'];
  return {
    title: text('title'),
    description: text('description'),
    category: PRODUCT_CATEGORIES.find((word) => word === fields['category']) ?? null,
    purity: PURITIES.find((word) => word === fields['purity']) ?? null,
    // A share of 1 in drafts from before it could be typed.
    fineness: typeof fields['fineness'] === 'number' ? formatPerMille(fields['fineness']) : text('fineness'),
    weight: text('weight'),
    weightUnit: WEIGHT_UNITS.find((unit) => unit === fields['weightUnit']) ?? 'gram',
    hasStones: flag('hasStones'),
    stoneWeight: text('stoneWeight'),
    maker: text('maker'),
    hasCertificate: flag('hasCertificate'),
    hasReceipt: flag('hasReceipt'),
    price: text('price'),
    negotiable: flag('negotiable'),
    tradeMethods: TRADE_METHODS.filter((word) => Array.isArray(methods) && methods.includes(word)),
    sido: text('sido'),
    sigungu: text('sigungu'),
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
