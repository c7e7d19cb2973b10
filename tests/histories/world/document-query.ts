import type { StoredDocument } from './document-store.ts';
import { isSame, listOf, rankOf, stepsOf, valueAt, type Value } from './rest-values.ts';

/** A question about one collection, in one form for listeners and for REST. */
export interface Question {
  readonly collection: string;
  readonly filters: readonly { readonly field: string; readonly op: string; readonly value: Value }[];
  readonly order: readonly { readonly field: string; readonly direction: 'asc' | 'desc' }[];
  /** Where the answer begins, the documents at this place included. */
  readonly from?: readonly Value[];
  /** Behind which it begins: a value of the first order, and an id. */
  readonly after?: readonly Value[];
  readonly limit: number;
  readonly keep: 'first' | 'last';
}

export interface FoundDocument extends StoredDocument {
  readonly path: string;
}

/** What a question finds, in its order. */
export function find(
  documents: ReadonlyMap<string, StoredDocument>,
  question: Question,
): readonly FoundDocument[] {
  const found = [...documents]
    .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === question.collection)
    .map(([path, document]): FoundDocument => ({ path, ...document }))
    .filter((document) => question.filters.every((filter) => holds(document, filter)))
    .sort((a, b) => compare(a, b, question))
    .filter((document) => isFrom(document, question));
  return question.keep === 'last' ? found.slice(-question.limit) : found.slice(0, question.limit);
}

const at = ({ fields }: FoundDocument, field: string): Value | undefined => valueAt(fields, stepsOf(field));

function holds(document: FoundDocument, { field, op, value }: Question['filters'][number]): boolean {
  const held = at(document, field);
  switch (op) {
    case '==':
    case 'EQUAL':
      return isSame(held, value);
    case '>=':
    case 'GREATER_THAN_OR_EQUAL':
      return held !== undefined && rankOf(held) >= rankOf(value);
    case '<=':
    case 'LESS_THAN_OR_EQUAL':
      return held !== undefined && rankOf(held) <= rankOf(value);
    case 'array-contains':
    case 'ARRAY_CONTAINS':
      return listOf(held).some((entry) => isSame(entry, value));
    default:
      throw new Error(`the simulated server knows no ${op}`);
  }
}

function compare(a: FoundDocument, b: FoundDocument, { order }: Question): number {
  for (const { field, direction } of order) {
    const [one, other] = [rankOf(at(a, field)), rankOf(at(b, field))];
    if (one !== other) return (one < other ? -1 : 1) * (direction === 'asc' ? 1 : -1);
  }
  const isDown = order.at(-1)?.direction === 'desc';
  return (a.path < b.path ? -1 : 1) * (isDown ? -1 : 1);
}

function isFrom(document: FoundDocument, { order, from, after }: Question): boolean {
  const [first] = order;
  const [start, behind] = from ?? after ?? [];
  if (!first || !start) return true;
  const [place, begin] = [rankOf(at(document, first.field)), rankOf(start)];
  const id = document.path.slice(document.path.lastIndexOf('/') + 1);
  if (place === begin) return behind === undefined || isBehind(id, rankOf(behind), first.direction);
  return isBehind(place, begin, first.direction);
}

type Rank = ReturnType<typeof rankOf>;

const isBehind = (one: Rank, other: Rank, direction: 'asc' | 'desc'): boolean =>
  direction === 'asc' ? one > other : one < other;
