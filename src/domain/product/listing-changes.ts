import { changedFields, fieldsOf, laidOver } from '../changed-fields.ts';
import type { ListingForm } from './listing-form.ts';
import type { ListingPicture } from './listing.ts';
import type { ListingDetails, ListingPart } from './product.ts';

/** What stands in the form of a listing. */
export interface ListingSaid {
  readonly form: ListingForm;
  readonly pictures: readonly ListingPicture[];
}

/** The same of an edit that may be resumed: what its form began with is what it is compared with. */
export interface ListingEdit extends ListingSaid {
  /** None for a new listing, and in drafts of an earlier version. */
  readonly base?: ListingSaid;
}

type Field = keyof ListingForm | 'pictures';

const PURITY = ['purity', 'fineness'] as const;
const WEIGHT = ['weight', 'hasStones', 'stoneWeight'] as const;

/**
 * What a field of the form is about. Parts that are valid, or mean what they say, only with each other change
 * together: of two devices, each with one of them, neither has said what both make.
 */
const PARTS: { readonly [F in Field]: readonly ListingPart[] } = {
  title: ['title'],
  description: ['description'],
  category: ['category'],
  purity: PURITY,
  fineness: PURITY,
  weight: WEIGHT,
  weightUnit: WEIGHT,
  hasStones: WEIGHT,
  stoneWeight: WEIGHT,
  maker: ['maker'],
  hasCertificate: ['hasCertificate'],
  hasReceipt: ['hasReceipt'],
  price: ['price'],
  negotiable: ['negotiable'],
  tradeMethods: ['tradeMethods'],
  sido: ['region'],
  sigungu: ['region'],
  pictures: ['images'],
};

/** What somebody has changed since the form began; `undefined` where nobody knows what it began with. */
export function changedParts({ base, ...edit }: ListingEdit): readonly ListingPart[] | undefined {
  if (!base) return undefined;
  const fields = changedFields(flat(base), flat(edit));
  return [...new Set(fields.flatMap((field) => PARTS[field]))];
}

/** A listing as it waits. */
export interface WaitingSaid {
  readonly details: ListingDetails;
  readonly pictures: readonly ListingPicture[];
}

/** In which parts `after` says something else than `before`, both of the same listing. */
export function partsBetween(before: WaitingSaid, after: WaitingSaid): readonly ListingPart[] {
  const whole = ({ details, pictures }: WaitingSaid) => ({ ...details, pictures });
  const fields = changedFields(whole(before), whole(after));
  return [...new Set(fields.flatMap((field) => (field === 'region' ? [field] : PARTS[field])))];
}

/** An edit that is taken up again: over the listing as it stands by now, what it has changed. */
export function resumedListing<Edit extends ListingEdit>(edit: Edit, today: ListingSaid | null): Edit {
  const parts = today && changedParts(edit);
  if (!parts) return edit;
  const fields = fieldsOf(PARTS).filter((field) => PARTS[field].some((part) => parts.includes(part)));
  const { pictures, ...form } = laidOver(flat(today), flat(edit), fields);
  return { ...edit, form, pictures, base: today };
}

const flat = ({ form, pictures }: ListingSaid) => ({ ...form, pictures });
