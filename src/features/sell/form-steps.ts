import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import { problemsOf, type ListingField, type ListingProblems } from '#domain/product/listing-form.ts';

/** What each step asks for; the first asks for pictures, the last for nothing. */
const FIELDS: readonly (readonly ListingField[])[] = [
  [],
  ['title', 'category', 'purity', 'weight', 'stoneWeight', 'maker', 'fineness', 'description'],
  ['price'],
  ['tradeMethods', 'sido', 'sigungu'],
  [],
];

export const STEPS = FIELDS.length;
export const PREVIEW = STEPS - 1;

/** What one step still lacks; empty when one may go on. */
export function stepProblems({ form }: ListingDraft, step: number): ListingProblems {
  const problems = problemsOf(form);
  const asked = FIELDS[step] ?? [];
  return Object.fromEntries(asked.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])));
}

/** The first step that lacks something; `null` when the listing can go out. */
export function firstOpenStep(draft: ListingDraft): number | null {
  const step = FIELDS.findIndex((_, index) => !isDone(draft, index));
  return step === -1 ? null : step;
}

const isDone = (draft: ListingDraft, step: number): boolean =>
  step === 0 ? draft.pictures.length > 0 : Object.keys(stepProblems(draft, step)).length === 0;
