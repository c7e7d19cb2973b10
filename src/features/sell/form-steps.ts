import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import { problemsOf, type ListingField, type ListingProblems } from '#domain/product/listing-form.ts';

/** What the steps after the description ask for. */
export const PRICE_FIELDS = ['price', 'negotiable'] as const satisfies readonly ListingField[];
export const METHOD_FIELDS = ['tradeMethods', 'sido', 'sigungu'] as const satisfies readonly ListingField[];
/** All the rest describes the thing itself. */
export type SpecField = Exclude<ListingField, (typeof PRICE_FIELDS | typeof METHOD_FIELDS)[number]>;

type Asks = (field: string) => boolean;
const oneOf =
  (fields: readonly string[]): Asks =>
  (field) =>
    fields.includes(field);
const nothing: Asks = () => false;

/** What each step asks for; the first asks for pictures, the last for nothing. */
const ASKS: readonly Asks[] = [
  nothing,
  (field) => !oneOf([...PRICE_FIELDS, ...METHOD_FIELDS])(field),
  oneOf(PRICE_FIELDS),
  oneOf(METHOD_FIELDS),
  nothing,
];

export const STEPS = ASKS.length;
export const PREVIEW = STEPS - 1;

/** What one step still lacks; empty when one may go on. */
export function stepProblems({ form }: ListingDraft, step: number): ListingProblems {
  const asks = ASKS[step] ?? nothing;
  return Object.fromEntries(Object.entries(problemsOf(form)).filter(([field]) => asks(field)));
}

/** The first step that lacks something; `null` when the listing can go out. */
export function firstOpenStep(draft: ListingDraft): number | null {
  const step = ASKS.findIndex((_, index) => !isDone(draft, index));
  return step === -1 ? null : step;
}

const isDone = (draft: ListingDraft, step: number): boolean =>
  step === 0 ? draft.pictures.length > 0 : Object.keys(stepProblems(draft, step)).length === 0;
