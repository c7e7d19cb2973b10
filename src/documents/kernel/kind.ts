import * as v from 'valibot';
import type { Stored } from './stored.ts';

export type Reading<T> = v.GenericSchema<unknown, T>;

/**
 * What the rules hold a writer to. Reading is more lenient: a document may come from an older app or the
 * console.
 */
export type Limits =
  | { readonly kind: 'text'; readonly min: number; readonly max: number }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** Grams, in steps of 0.01, more than nothing. */
  | { readonly kind: 'weight'; readonly maxGrams: number }
  | { readonly kind: 'list'; readonly max: number; readonly of?: Limits };

/** A kind of value, both ways: how a document's word is read, and how the app's is written. */
export interface Kind<T> {
  readonly reads: Reading<T>;
  stores(value: T): Stored;
  readonly limits?: Limits;
}

/** A kind that documents hold as it is. */
export const plain = <T extends Stored>(reads: Reading<T>, limits?: Limits): Kind<T> => ({
  reads,
  stores: (value) => value,
  ...(limits && { limits }),
});

/** Takes `instead` where the word is missing or malformed; what it writes is as before. */
export const lenient = <T>(kind: Kind<T>, instead: T): Kind<T> => ({
  ...kind,
  reads: v.fallback(kind.reads, instead),
});

/** Where a value that is not there is written as `null`, or left out. */
export const orNull = <T>(kind: Kind<T>): Kind<T | null> => ({
  ...kind,
  reads: v.nullish(kind.reads, null),
  stores: (value) => (value === null ? null : kind.stores(value)),
});

/** The entries that `kind` understands, at most `max`; the others are left out. */
export const listOf = <T>(kind: Kind<T>, max: number): Kind<readonly T[]> => ({
  reads: v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.flatMap((entry) => understood(kind, entry)).slice(0, max)),
  ),
  stores: (entries) => entries.map((entry) => kind.stores(entry)),
  limits: { kind: 'list', max, ...(kind.limits && { of: kind.limits }) },
});

/** A value that a parser of the domain understands. */
export const parsedBy = <T>(parse: (value: unknown) => T | null): Reading<T> =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value);
      if (parsed !== null) return parsed;
      addIssue({ message: 'not understood' });
      return NEVER;
    }),
  );

/** What a schema reads, or `null` where the value is malformed; never throws. */
export function read<T>(reads: Reading<T>, value: unknown): T | null {
  const result = v.safeParse(reads, value, { abortEarly: true });
  return result.success ? result.output : null;
}

const understood = <T>(kind: Kind<T>, entry: unknown): readonly T[] => {
  const result = v.safeParse(kind.reads, entry, { abortEarly: true });
  return result.success ? [result.output] : [];
};
