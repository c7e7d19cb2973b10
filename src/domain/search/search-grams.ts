import { isInitial } from './hangul.ts';
import type { SearchKey, SearchQuery } from './search-key.ts';
import { isWeightWord } from './weight-words.ts';
import { LEAST_BEGINNING } from './word-beginnings.ts';

/** Longest piece of a word that an index knows, in characters. */
const LONGEST_GRAM = 4;

/**
 * Every piece that a listing is found by in an index of whole pieces: one to four characters from anywhere in
 * a word of its head, the same of their initials, and the beginnings of the words of its description.
 */
export function gramsOf({ text, chosung, beginnings }: SearchKey): readonly string[] {
  const grams = new Set<string>();
  for (const word of `${text} ${chosung}`.split(/\s+/)) {
    const chars = [...word];
    for (let from = 0; from < chars.length; from += 1) {
      for (let size = 1; size <= LONGEST_GRAM && from + size <= chars.length; size += 1) {
        grams.add(chars.slice(from, from + size).join(''));
      }
    }
  }
  for (const beginning of beginnings.split('\n')) {
    // Initials in a query stand for syllables of the head, never for themselves in a description.
    const chars = untilInitial([...beginning]);
    for (let size = 1; size <= LONGEST_GRAM && size <= chars.length; size += 1) {
      const gram = chars.slice(0, size).join('');
      if (gram.length >= LEAST_BEGINNING) grams.add(gram);
    }
  }
  return [...grams];
}

function untilInitial(chars: readonly string[]): readonly string[] {
  const end = chars.findIndex(isInitial);
  return end === -1 ? chars : chars.slice(0, end);
}

/** Pieces of which whatever a query finds has at least one. */
export interface QueryGrams {
  readonly grams: readonly string[];
  /** Whatever has one of them is found. */
  readonly isExact: boolean;
  /** How much the pieces say: the more, the fewer listings have them. */
  readonly weight: number;
}

/**
 * The word of a query that the fewest listings have, as pieces to look for; `null` for a query without words.
 */
export function gramsToFind({ words }: SearchQuery): QueryGrams | null {
  let rarest: QueryGrams | null = null;
  for (const { readings } of words) {
    const pieces = readings.map(pieceOf);
    const found: QueryGrams = {
      grams: [...new Set(pieces.map(({ gram }) => gram))],
      isExact: words.length === 1 && pieces.every(({ isWhole }) => isWhole),
      weight: Math.min(...pieces.map(({ gram }) => weightOf(gram))),
    };
    // What a thing is stands last: of 순금 반지 the ring says more.
    if (rarest === null || found.weight >= rarest.weight) rarest = found;
  }
  return rarest;
}

type Reading = SearchQuery['words'][number]['readings'][number];

function pieceOf({ text, initials }: Reading): { readonly gram: string; readonly isWhole: boolean } {
  // A description is known by its words' beginnings only, so it is the beginning that is looked for.
  const piece = cut(text);
  // Pieces of 11돈 are pieces of 1돈 too.
  if (initials === null) return isWeightWord(text) ? { ...piece, isWhole: false } : piece;
  const byInitials = cut(initials);
  const literal = literalsOf(text)
    .map((run) => cut(run).gram)
    .reduce((best, run) => (weightOf(run) > weightOf(best) ? run : best), '');
  if (weightOf(literal) > weightOf(byInitials.gram)) return { gram: literal, isWhole: false };
  return { gram: byInitials.gram, isWhole: byInitials.isWhole && literalsOf(text).every(isUnchanged) };
}

/** The first characters of a word, and whether that is all of it. */
function cut(word: string): { readonly gram: string; readonly isWhole: boolean } {
  const chars = [...word];
  return { gram: chars.slice(0, LONGEST_GRAM).join(''), isWhole: chars.length <= LONGEST_GRAM };
}

/** What stands between the initials of a word that has some. */
function literalsOf(text: string): readonly string[] {
  const runs = [...text].map((char) => (isInitial(char) ? ' ' : char)).join('');
  return runs.split(' ').filter((run) => run !== '');
}

/** Without a syllable: its initials are itself. */
const isUnchanged = (run: string): boolean => !/[\uAC00-\uD7A3]/.test(run);

/** A syllable says more than a letter, and that more than an initial. */
const weightOf = (gram: string): number =>
  [...gram].reduce((sum, char) => sum + (isUnchanged(char) ? (isInitial(char) ? 1.2 : 1.5) : 3), 0);
