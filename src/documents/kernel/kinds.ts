import * as v from 'valibot';
import { isDocumentId } from '#domain/ids.ts';
import { fromGrams, toGrams, won, type Milligrams, type Won } from '#domain/units.ts';
import { lenient, parsedBy, plain, type Kind, type Reading } from './kind.ts';

/** Any text is read; what may be written is between `min` visible and `max` characters. */
export const text = (min: number, max: number): Kind<string> => plain(v.string(), { kind: 'text', min, max });

/** The same where a missing text is an empty one. */
export const textOrNone = (max: number): Kind<string> => lenient(text(0, max), '');

/** The server's own words, or a person's of whom the rules ask no more. */
export const anyText: Kind<string> = plain(v.string());
export const anyTextOrNone: Kind<string> = lenient(anyText, '');
/** More than nothing. */
export const someText: Kind<string> = plain(v.pipe(v.string(), v.nonEmpty()));

export const truth: Kind<boolean> = plain(v.boolean());
export const flag: Kind<boolean> = lenient(truth, false);
/** What is either true or not there. */
export const mark: Kind<true> = plain(v.literal(true));

/** One of the domain's own words. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Kind<Word> =>
  plain(v.picklist(words), { kind: 'words', words });

export const wholeNumber: Reading<number> = v.pipe(v.number(), v.safeInteger());
export const whole: Kind<number> = plain(wholeNumber);
export const natural: Kind<number> = plain(v.pipe(wholeNumber, v.minValue(0)));
/** A counter of the server; what is missing or broken counts as nothing yet. */
export const counter: Kind<number> = lenient(natural, 0);
export const finiteNumber: Reading<number> = v.pipe(v.number(), v.finite());

/** At least nothing. */
const anyWon: Reading<Won> = v.pipe(wholeNumber, v.minValue(0), v.transform(won));
export const amount: Kind<Won> = plain(anyWon);
/** What a person writes is between these; what is read is any amount. */
export const amountBetween = (min: number, max: number): Kind<Won> =>
  plain(anyWon, { kind: 'whole', min, max });

/** 100 kg: the rules allow no more, and within it milligrams add up exactly. */
export const MAX_GRAMS = 100_000;
const anyGrams = v.pipe(finiteNumber, v.minValue(0), v.maxValue(MAX_GRAMS), v.transform(fromGrams));

/** A weight, zero included: grams in the document. */
export const grams: Kind<Milligrams> = { reads: anyGrams, stores: toGrams };
/** A weight that is more than nothing. */
export const weight: Kind<Milligrams> = {
  reads: v.pipe(
    anyGrams,
    v.check((value) => value > 0),
  ),
  stores: toGrams,
  limits: { kind: 'weight', maxGrams: MAX_GRAMS },
};

/** `YYYY-MM-DD`. */
export const date: Kind<string> = plain(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)));

/** An id, as its own parser of the domain understands it. */
export const id = <Id extends string>(parse: (value: unknown) => Id | null): Kind<Id> =>
  plain(parsedBy(parse));
/** An id of whatever kind. */
export const anyId: Kind<string> = id((value) => (isDocumentId(value) ? value : null));

/**
 * Room that an id leaves out of which others are made (`deal-{id}-completed`, `{id}_{uid}`): they are ids
 * too.
 */
export const NEW_ID_MAX_CHARS = 64;
/** A client-made id of a new document. */
export const newId = <Id extends string>(parse: (value: unknown) => Id | null): Kind<Id> =>
  id((value) => {
    const parsed = parse(value);
    return parsed === null || parsed.length > NEW_ID_MAX_CHARS ? null : parsed;
  });
