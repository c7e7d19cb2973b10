/** Firestore's REST form of values, as the simulated server keeps them. */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly stringValue: string }
  | { readonly timestampValue: string }
  | { readonly referenceValue: string }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = { readonly [field: string]: Value };

export const timeValue = (micros: number): Value => ({ timestampValue: timeText(micros) });

export function timeText(micros: number): string {
  const seconds = new Date(Math.floor(micros / 1_000_000) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}

export function timeOf(value: Value | undefined): number | null {
  if (!value || !('timestampValue' in value)) return null;
  const [seconds = '', fraction = ''] = value.timestampValue.replace('Z', '').split('.');
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

export const textOf = (value: Value | undefined): string =>
  value && 'stringValue' in value ? value.stringValue : '';

export const listOf = (value: Value | undefined): readonly Value[] =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];

export const mapOf = (value: Value | undefined): Fields =>
  value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};

export const numberOf = (value: Value | undefined): number => {
  if (!value) return 0;
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? value.doubleValue : 0;
};

/** The same value, whatever it is. */
export const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** For order and comparison: a time by its microseconds, a text by its code units, a number by itself. */
export function rankOf(value: Value | undefined): number | string | boolean {
  const time = timeOf(value);
  if (time !== null) return time;
  if (value && 'stringValue' in value) return value.stringValue;
  if (value && 'booleanValue' in value) return value.booleanValue;
  return numberOf(value);
}

/** The steps of a field path, of which any may be quoted. */
export const stepsOf = (path: string): readonly string[] =>
  [...path.matchAll(/`((?:[^`\\]|\\.)*)`|[^.`]+/g)].map(([whole, quoted]) => quoted ?? whole);

export function valueAt(fields: Fields, [step, ...rest]: readonly string[]): Value | undefined {
  if (step === undefined) return undefined;
  const value = fields[step];
  return rest.length === 0 ? value : valueAt(mapOf(value), rest);
}

/** The fields with one of them put there, or taken away where `value` is none. */
export function withValue(
  fields: Fields,
  [step, ...rest]: readonly string[],
  value: Value | undefined,
): Fields {
  if (step === undefined) return fields;
  const { [step]: before, ...others } = fields;
  if (rest.length > 0) {
    return { ...others, [step]: { mapValue: { fields: withValue(mapOf(before), rest, value) } } };
  }
  return value === undefined ? others : { ...others, [step]: value };
}
