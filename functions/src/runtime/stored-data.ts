import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { StoredTime, type Stored, type StoredFields } from '#documents/kernel/stored.ts';

/** A document's fields as the admin SDK writes them. */
export const dataOf = (fields: StoredFields): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));

function valueOf(value: Stored): unknown {
  if (value instanceof StoredTime) return new Timestamp(value.seconds, value.nanoseconds);
  if (isList(value)) return value.map(valueOf);
  return typeof value === 'object' && value !== null ? dataOf(value) : value;
}

const isList = (value: Stored): value is readonly Stored[] => Array.isArray(value);
