import { StoredTime, type Stored, type StoredFields } from '#documents/kernel/stored.ts';

/** Firestore's REST form of values: `{"stringValue": "…"}` and so on. */
export type RestValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly stringValue: string }
  | { readonly timestampValue: string }
  | { readonly arrayValue: { readonly values: readonly RestValue[] } }
  | { readonly mapValue: { readonly fields: RestFields } };

export type RestFields = { readonly [field: string]: RestValue };

/** Whole numbers become integers, as the rules' `is int` wants them. */
export function encodeValue(value: Stored): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof StoredTime) return { timestampValue: formatTimestamp(value.micros) };
  if (isList(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

export const encodeFields = (fields: StoredFields): RestFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]));

/**
 * Plain data for the codecs: timestamps as `{ seconds, nanoseconds }`, as both SDKs shape them, references
 * and bytes as their text. What is no value at all becomes `undefined`, which every codec refuses or
 * replaces.
 */
export function decodeValue(value: unknown): unknown {
  const [entry] = entriesOf(value);
  if (!entry) return undefined;
  const [kind, held] = entry;
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return Number(held);
    case 'timestampValue':
      return timestampOf(held);
    case 'arrayValue': {
      const values: unknown = entriesOf(held).find(([name]) => name === 'values')?.[1] ?? [];
      return Array.isArray(values) ? values.map(decodeValue) : [];
    }
    case 'mapValue':
      return decodeFields(entriesOf(held).find(([name]) => name === 'fields')?.[1]);
    default:
      return held;
  }
}

export const decodeFields = (fields: unknown): Record<string, unknown> =>
  Object.fromEntries(entriesOf(fields).map(([name, value]) => [name, decodeValue(value)]));

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function timestampOf(text: unknown): { seconds: number; nanoseconds: number } | undefined {
  const at = parseTimestamp(text);
  if (at === null) return undefined;
  return { seconds: Math.floor(at / 1_000_000), nanoseconds: (at % 1_000_000) * 1000 };
}

/** The transform that sets a field to the time of its commit. */
export const serverTime = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }) as const;

/** A field path as an update mask spells it: anything but a plain identifier is quoted. */
export const fieldPath = (...segments: readonly string[]): string =>
  segments
    .map((segment) =>
      /^[A-Za-z_]\w*$/.test(segment)
        ? segment
        : `\`${segment.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    )
    .join('.');

/** RFC 3339 with up to nanoseconds (`2026-03-11T06:20:00.123456Z`) to microseconds; `null` if it is none. */
export function parseTimestamp(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(text);
  if (!match) return null;
  const seconds = Date.parse(`${match[1]}Z`);
  if (Number.isNaN(seconds)) return null;
  return seconds * 1000 + Number((match[2] ?? '').padEnd(9, '0').slice(0, 6));
}

/** Microseconds as Firestore writes a time, the inverse of {@link parseTimestamp}. */
export function formatTimestamp(at: number): string {
  const fraction = String(at % 1_000_000).padStart(6, '0');
  const seconds = new Date(Math.floor(at / 1_000_000) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${fraction}Z`;
}

const isList = (value: Stored): value is readonly Stored[] => Array.isArray(value);
