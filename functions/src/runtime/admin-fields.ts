import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { StoredTime, type Stored, type StoredFields } from '#documents/kernel/stored.ts';

/** What a declaration has encoded, as this SDK writes it. */
export const adminFields = (fields: StoredFields): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, adminValue(value)]));

function adminValue(value: Stored): unknown {
  if (value instanceof StoredTime) return new Timestamp(value.seconds, value.nanoseconds);
  if (Array.isArray(value)) return value.map(adminValue);
  return typeof value === 'object' && value !== null ? adminFields(mapOf(value)) : value;
}

const mapOf = (value: object): StoredFields => Object.fromEntries(Object.entries(value));
