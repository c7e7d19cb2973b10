import * as v from 'valibot';
import {
  micros,
  millis,
  millisOfMicros,
  fromGrams,
  won,
  type Micros,
  type Millis,
  type Milligrams,
  type Won,
} from '#domain/units.ts';

/**
 * The pieces documents are parsed from. Whatever the rules promise, a document may come from an older app,
 * a newer one or the console: a required piece refuses its document, a lenient one puts a safe value in its place.
 */
export type Field<T> = v.GenericSchema<unknown, T>;

/** What a schema reads from a document, or `null` where it is malformed; never throws. */
export function parseFields<T>(schema: Field<T>, data: unknown): T | null {
  const result = v.safeParse(schema, data, { abortEarly: true });
  return result.success ? result.output : null;
}

/** A field that a parser of the domain understands. */
export const parsedBy = <T>(parse: (value: unknown) => T | null): Field<T> =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value);
      if (parsed !== null) return parsed;
      addIssue({ message: 'not understood' });
      return NEVER;
    }),
  );

/** A field that takes `instead` where it is missing or malformed. */
export const lenient = <T>(field: Field<T>, instead: T): Field<T> => v.fallback(field, instead);

/** The entries of a list that `field` understands, at most `maxEntries`; the others are left out. */
export const listOf = <T>(field: Field<T>, maxEntries: number): Field<readonly T[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.flatMap((entry) => entryOf(field, entry)).slice(0, maxEntries)),
  );

const entryOf = <T>(field: Field<T>, entry: unknown): readonly T[] => {
  const result = v.safeParse(field, entry, { abortEarly: true });
  return result.success ? [result.output] : [];
};

export const text: Field<string> = v.string();
export const optionalText: Field<string> = lenient(text, '');
export const flag: Field<boolean> = lenient(v.boolean(), false);

/** One of the domain's own words. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Field<Word> => v.picklist(words);

/** Where a value that is not there is written as `null` or left out. */
export const orNull = <T>(field: Field<T>): Field<T | null> => v.nullish(field, null);

export const wholeNumber: Field<number> = v.pipe(v.number(), v.safeInteger());
/** A counter of the server; what is missing or broken counts as nothing yet. */
export const counter: Field<number> = lenient(v.pipe(wholeNumber, v.minValue(0)), 0);
export const finiteNumber: Field<number> = v.pipe(v.number(), v.finite());

export const wonField: Field<Won> = v.pipe(wholeNumber, v.minValue(0), v.transform(won));

/** 100 kg: the rules allow no more, and within it milligrams add up exactly. */
const MAX_GRAMS = 100_000;
const gramsUpTo = (max: number) =>
  v.pipe(finiteNumber, v.minValue(0), v.maxValue(max), v.transform(fromGrams));

/** A weight in grams, zero included, to milligrams. */
export const gramsField: Field<Milligrams> = gramsUpTo(MAX_GRAMS);
/** A weight in grams that is more than nothing, to milligrams. */
export const weightField: Field<Milligrams> = v.pipe(
  gramsField,
  v.check((weight) => weight > 0),
);

/** Microseconds are exact up to here, in the year 2255. */
const MAX_SECONDS = Math.floor(Number.MAX_SAFE_INTEGER / 1_000_000) - 1;

/** A `Timestamp` of either SDK, by its shape: the two classes are not each other's instances. */
export const timestampMicros: Field<Micros> = v.pipe(
  v.object({
    seconds: v.pipe(wholeNumber, v.minValue(0), v.maxValue(MAX_SECONDS)),
    nanoseconds: v.pipe(wholeNumber, v.minValue(0), v.maxValue(999_999_999)),
  }),
  v.transform(({ seconds, nanoseconds }) => micros(seconds * 1_000_000 + Math.trunc(nanoseconds / 1000))),
);

export const timestampMillis: Field<Millis> = v.pipe(timestampMicros, v.transform(millisOfMicros));

/** A time inside a list or map, where the outbox writes epoch milliseconds and the server a timestamp. */
export const momentField: Field<Millis> = v.union([
  timestampMillis,
  v.pipe(wholeNumber, v.minValue(0), v.maxValue(MAX_SECONDS * 1000), v.transform(millis)),
]);

/** `YYYY-MM-DD`. */
export const dateField: Field<string> = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
