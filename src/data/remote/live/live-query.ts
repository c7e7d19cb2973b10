import {
  collection,
  documentId,
  limit,
  limitToLast,
  orderBy,
  query,
  startAfter,
  startAt,
  Timestamp,
  where,
  type FieldPath,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { DOCUMENT_ID, type QueryDescription, type QueryFilter } from '../query-description.ts';

/** A described query as the full SDK asks it; over REST it is `structuredQuery`. */
export function liveQuery(firestore: Firestore, description: QueryDescription): Query {
  const { filters, order, after, from, keep } = description;
  return query(
    collection(firestore, description.collection),
    ...filters.map(({ field, op, value }) => where(fieldOf(field), op, sdkValueOf(value))),
    ...order.map(({ field, direction }) => orderBy(fieldOf(field), direction)),
    ...(after ? [startAfter(...after.map(sdkValueOf))] : []),
    ...(from ? [startAt(...from.map(sdkValueOf))] : []),
    keep === 'last' ? limitToLast(description.limit) : limit(description.limit),
  );
}

const fieldOf = (field: string): string | FieldPath => (field === DOCUMENT_ID ? documentId() : field);

function sdkValueOf(value: QueryFilter['value']): unknown {
  if (typeof value !== 'object' || !('micros' in value)) return value;
  const { micros } = value;
  return new Timestamp(Math.floor(micros / 1_000_000), (micros % 1_000_000) * 1000);
}
