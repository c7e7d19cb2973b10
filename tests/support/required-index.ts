import { DOCUMENT_ID, type QueryDescription } from '#data/remote/query-description.ts';

/** A composite index as `firestore.indexes.json` writes it. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
}

export type IndexField =
  | { readonly fieldPath: string; readonly order: 'ASCENDING' | 'DESCENDING' }
  | { readonly fieldPath: string; readonly arrayConfig: 'CONTAINS' };

/**
 * The composite index that Firestore wants for a query, or `null` where its automatic single-field indexes
 * do: for equalities alone (it merges those) and for one order or range without any equality.
 */
export function requiredIndex(query: QueryDescription): CompositeIndex | null {
  const equal = query.filters.filter(({ field, op }) => field !== DOCUMENT_ID && !isRange(op));
  const ordered = effectiveOrder(query);
  if (ordered.length === 0 || equal.length + ordered.length < 2) return null;
  return {
    collectionGroup: query.collection.split('/').at(-1) ?? '',
    queryScope: 'COLLECTION',
    fields: [
      ...equal.map(({ field, op }): IndexField =>
        op === 'array-contains' || op === 'array-contains-any'
          ? { fieldPath: field, arrayConfig: 'CONTAINS' }
          : { fieldPath: field, order: 'ASCENDING' },
      ),
      ...ordered,
    ],
  };
}

/** Whether an index of the file does for what is required: which of the equal fields comes first is free. */
export function serves(index: CompositeIndex, required: CompositeIndex, query: QueryDescription): boolean {
  const isOfCollection =
    index.collectionGroup === required.collectionGroup && index.queryScope === required.queryScope;
  if (!isOfCollection || index.fields.length !== required.fields.length) return false;
  const orderedFrom = required.fields.length - effectiveOrder(query).length;
  const isSameTail = required.fields
    .slice(orderedFrom)
    .every((field, i) => keyOf(field) === keyOf(index.fields[orderedFrom + i]));
  const equal = (fields: readonly IndexField[]) => fields.slice(0, orderedFrom).map(equalityKeyOf).toSorted();
  return isSameTail && equal(index.fields).join() === equal(required.fields).join();
}

const isRange = (op: string): boolean => op === '>=' || op === '<=';

function effectiveOrder(query: QueryDescription): IndexField[] {
  const range = query.filters.find(({ op }) => isRange(op));
  const order =
    range && query.order.length === 0
      ? [{ field: range.field, direction: 'asc' } as const]
      : [...query.order];
  // Every index ends with the document's id in the direction of the field before it.
  const last = order.at(-1);
  const before = order.at(-2)?.direction ?? 'asc';
  if (last?.field === DOCUMENT_ID && last.direction === before) order.pop();
  // The server answers the last ones of an order by turning it round.
  const ascending = query.keep === 'last' ? 'desc' : 'asc';
  return order.map(({ field, direction }) => ({
    fieldPath: field,
    order: direction === ascending ? 'ASCENDING' : 'DESCENDING',
  }));
}

const keyOf = (field: IndexField | undefined): string =>
  field ? `${field.fieldPath} ${'order' in field ? field.order : field.arrayConfig}` : '';

/** The direction of a field that is only compared for equality does not matter. */
const equalityKeyOf = (field: IndexField): string =>
  'order' in field ? field.fieldPath : `${field.fieldPath} CONTAINS`;
