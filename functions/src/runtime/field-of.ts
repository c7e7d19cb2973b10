import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Shape } from '#documents/kernel/shape.ts';

/** What a field is read out of; nothing stands in one that is missing. */
type Held = Pick<DocumentSnapshot, 'get'> | null | undefined;

/**
 * A field as its declaration reads it: what that takes instead of what is missing or malformed, and `null` where
 * it takes nothing.
 */
export function fieldOf<T extends object, K extends keyof T & string>(
  declared: Shape<T>,
  held: Held,
  key: K,
): Exclude<T[K], undefined> | null {
  const data = Object.fromEntries(declared.names([key]).map((name) => [name, held?.get(name)]));
  const value = declared.readSome(data, [key])?.[key];
  return isThere(value) ? value : null;
}

/**
 * A field as it is stored, whatever that is: for what is compared, copied or asked for again as it stands, and
 * for what is told from what a declaration would take instead of it.
 */
export function storedField<T extends object>(
  declared: Shape<T>,
  held: Held,
  key: keyof T & string,
): unknown {
  return held?.get(fieldName(declared, key));
}

/** What the document calls a field, for questions; throws for what several fields hold together. */
export function fieldName<T extends object>(declared: Shape<T>, key: keyof T & string): string {
  const [name, ...more] = declared.names([key]);
  if (name === undefined || more.length > 0) throw new Error(`${key} is not one field`);
  return name;
}

/**
 * Fields to be written, under the names that the document has for them; a key that it does not declare does not
 * compile, in a variable neither. Their values stand as Firestore takes them, `FieldValue` included: what the app
 * holds is written by a declaration's own `encode`.
 */
export function fieldsUnder<T extends object, V extends object>(
  declared: Shape<T>,
  values: V & Readonly<Record<Exclude<keyof V, keyof T>, never>>,
): DocumentData {
  const isKey = (key: string): key is keyof T & string => key in declared.fields;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (!isKey(key)) throw new Error(`${key} is not declared`);
      return [fieldName(declared, key), value];
    }),
  );
}

const isThere = <V>(value: V): value is Exclude<V, undefined> => value !== undefined;
