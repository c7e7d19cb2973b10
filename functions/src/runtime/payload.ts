import { isDocumentId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';

/** Pieces to read a caller's words with: each gives the value, or `null` where it is not what it should be. */

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null => (isFields(value) ? value : null);

export const textOf = (value: unknown, maxChars: number): string | null =>
  typeof value === 'string' && value.length <= maxChars ? value : null;

/** Zero included. */
export const wholeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** Epoch milliseconds, until the year 2255, where timestamps in microseconds end. */
export const momentOf = (value: unknown): Millis | null => {
  const at = wholeOf(value);
  return at === null || at > 9_000_000_000_000 ? null : millis(at);
};

/** A client-made id of one call, by which a repeated call is known. */
export const callIdOf = (value: unknown): string | null => (isDocumentId(value) ? value : null);

/** An id out of which others are made (`deal-{id}-completed`, `{id}_{uid}`) leaves them room: they are ids too. */
const NEW_ID_MAX_CHARS = 64;

/** A client-made id of a new document, as `parse` understands it. */
export function newIdOf<Id extends string>(value: unknown, parse: (value: unknown) => Id | null): Id | null {
  const id = parse(value);
  return id === null || id.length > NEW_ID_MAX_CHARS ? null : id;
}

export const wordOf = <const Word extends string>(value: unknown, words: readonly Word[]): Word | null =>
  words.find((word) => word === value) ?? null;

/** All entries, or `null` when one of them is not understood or there are more than `max`. */
export function listOf<T>(
  value: unknown,
  max: number,
  read: (entry: unknown) => T | null,
): readonly T[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const entries = value.map(read).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
