import * as v from 'valibot';
import { parsedBy, type Kind, type Limits } from './kind.ts';
import type { Stored, StoredFields } from './stored.ts';

/** One of the fields that hold a value together. */
export interface Part {
  readonly limits?: Limits;
  readonly optional?: true;
}

/** Where something stands in a document, and what is asked of it there. */
export interface Place extends Part {
  readonly name: string;
}

/** A kind at its place in a document. */
export interface Field<T> extends Kind<T> {
  /** What the document calls it, where that is not what the app does. */
  readonly name?: string;
  /**
   * The document's fields that hold it together: it is read from all of them, and written as a map of them.
   */
  readonly parts?: Readonly<Record<string, Part>>;
  /** Left out where there is none; what is malformed counts as none. */
  readonly optional?: true;
  /** The server's clock writes it: once, or with every change. */
  readonly clock?: 'once' | 'always';
}

type Optionality<T, K extends keyof T> =
  Record<never, never> extends Pick<T, K> ? { readonly optional: true } : { readonly optional?: never };

/** A field for every key of `T`, optional where `T` is: a key that is forgotten does not compile. */
export type Fields<T> = { readonly [K in keyof T]-?: Field<T[K]> & Optionality<T, K> };

/** A value of several fields, both ways. */
export interface Shape<T> extends Kind<T> {
  readonly fields: Readonly<Record<string, Field<unknown>>>;
  /** `null` where the data is not one of these; never throws. */
  read(data: unknown): T | null;
  /** As much of it as is asked for: the rest may be malformed. */
  readSome<K extends keyof T & string>(data: unknown, keys: readonly K[]): Pick<T, K> | null;
  /** The fields of what is given. */
  encode(value: Partial<T>): StoredFields;
  stores(value: T): StoredFields;
  /** What the document calls these, or all of it. */
  names(keys?: readonly (keyof T & string)[]): readonly string[];
  places(keys?: readonly (keyof T & string)[]): readonly Place[];
}

/** The same under another name than the app's. */
export const named = <F extends Field<unknown>>(name: string, field: F): F & { readonly name: string } => ({
  ...field,
  name,
});

/** Left out where there is none. */
export const optional = <T>(kind: Kind<T>): Field<T> & { readonly optional: true } => ({
  ...kind,
  optional: true,
});

/** One value in several fields of the document. */
export const joint = <T>(
  parts: Readonly<Record<string, Part>>,
  parse: (data: unknown) => T | null,
  stores: (value: T) => StoredFields,
): Field<T> & { readonly optional?: never } => ({ parts, reads: parsedBy(parse), stores });

export function shape<T extends object>(declared: Fields<T>): Shape<T> {
  const fields: Readonly<Record<string, Field<unknown>>> = declared;

  function readSome<K extends keyof T & string>(data: unknown, keys: readonly K[]): Pick<T, K> | null {
    if (!isRecord(data)) return null;
    const found: [string, unknown][] = [];
    for (const key of keys) {
      const field = fields[key];
      if (field === undefined) return null;
      const given = field.parts ? data : data[field.name ?? key];
      if (field.optional && given === undefined) continue;
      const result = v.safeParse(field.reads, given, { abortEarly: true });
      if (result.success) found.push([key, result.output]);
      else if (!field.optional) return null;
    }
    const value: unknown = Object.fromEntries(found);
    // Every key was read above, or may be missing; this says so to the compiler as well.
    const isRead = (read: unknown): read is Pick<T, K> =>
      isRecord(read) && keys.every((key) => key in read || fields[key]?.optional === true);
    return isRead(value) ? value : null;
  }

  function encode(value: Partial<T>): StoredFields {
    const stored: Record<string, Stored> = {};
    for (const [key, given] of Object.entries(value)) {
      const field = fields[key];
      if (field === undefined || given === undefined) continue;
      if (field.parts) Object.assign(stored, field.stores(given));
      else stored[field.name ?? key] = field.stores(given);
    }
    return stored;
  }

  const whole = keysOf<T>(declared);
  const readWhole = (data: unknown): T | null => {
    const value = readSome(data, whole);
    const isWhole = (read: Pick<T, keyof T & string> | null): read is T => read !== null;
    return isWhole(value) ? value : null;
  };
  return {
    fields,
    reads: parsedBy(readWhole),
    read: readWhole,
    readSome,
    encode,
    stores: encode,
    names: (keys = whole) => placesOf(fields, keys).map(({ name }) => name),
    places: (keys = whole) => placesOf(fields, keys),
  };
}

/** The app's names of declared fields. */
export function keysOf<T extends object>(fields: Fields<T>): readonly (keyof T & string)[] {
  const isKey = (key: string): key is keyof T & string => key in fields;
  return Object.keys(fields).filter(isKey);
}

const placesOf = (
  fields: Readonly<Record<string, Field<unknown>>>,
  keys: readonly string[],
): readonly Place[] =>
  keys.flatMap((key): readonly Place[] => {
    const field = fields[key];
    if (field === undefined) return [];
    return field.parts
      ? Object.entries(field.parts).map(([name, part]) => ({ name, ...part }))
      : [{ ...factsOf(field), name: field.name ?? key }];
  });

const factsOf = ({ limits, optional }: Part): Part => ({
  ...(limits && { limits }),
  ...(optional && { optional }),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
