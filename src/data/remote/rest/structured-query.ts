import {
  DOCUMENT_ID,
  type QueryDescription,
  type QueryFilter,
  type QueryValue,
} from '../query-description.ts';
import { encodeValue, formatTimestamp, type RestValue } from './firestore-values.ts';

/** The body of `documents:runQuery`; `root` is the database's `projects/…/documents`. */
export function structuredQuery(description: QueryDescription, root: string): object {
  const { collection, isGroup = false, filters, order, after, from, limit, fields, keep } = description;
  if (keep === 'last') throw new Error('the end of a query is only known to a listener');
  const collectionId = collection.slice(collection.lastIndexOf('/') + 1);
  const documentName = (id: string) => ({
    referenceValue: isGroup ? `${root}/${id}` : `${root}/${collection}/${id}`,
  });
  const restValue = (field: string, value: QueryValue): object =>
    field === DOCUMENT_ID && typeof value === 'string' ? documentName(value) : valueOf(value);
  const position = (values: readonly QueryValue[], before: boolean) => ({
    values: values.map((value, index) => restValue(order[index]?.field ?? '', value)),
    before,
  });
  const fieldFilter = ({ field, op, value }: QueryFilter) => ({
    fieldFilter: {
      field: { fieldPath: field },
      op: OPERATORS[op],
      value: isList(value)
        ? { arrayValue: { values: value.map((entry) => restValue(field, entry)) } }
        : restValue(field, value),
    },
  });
  return {
    structuredQuery: {
      ...(fields ? { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } } : {}),
      from: [{ collectionId, ...(isGroup ? { allDescendants: true } : {}) }],
      ...(filters.length === 0
        ? {}
        : { where: { compositeFilter: { op: 'AND', filters: filters.map(fieldFilter) } } }),
      orderBy: order.map(({ field, direction }) => ({
        field: { fieldPath: field },
        direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      })),
      ...(after ? { startAt: position(after, false) } : {}),
      ...(from ? { startAt: position(from, true) } : {}),
      limit,
    },
  };
}

/** The body of `documents:runAggregationQuery` that counts what a query finds, up to its limit. */
export const countingQuery = (description: QueryDescription, root: string): object => ({
  structuredAggregationQuery: {
    ...structuredQuery(description, root),
    aggregations: [{ alias: 'count', count: {} }],
  },
});

/**
 * The document that a collection lies under, or the database itself, as `documents:runQuery` addresses it.
 */
export const parentPath = ({ collection }: Pick<QueryDescription, 'collection'>): string => {
  const end = collection.lastIndexOf('/');
  return end === -1 ? '' : `/${collection.slice(0, end)}`;
};

const OPERATORS: Readonly<Record<QueryFilter['op'], string>> = {
  '==': 'EQUAL',
  in: 'IN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<=': 'LESS_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

const isList = (value: QueryFilter['value']): value is readonly string[] => Array.isArray(value);

function valueOf(value: QueryValue): RestValue {
  if (typeof value !== 'object') return encodeValue(value);
  return { timestampValue: formatTimestamp(value.micros) };
}
