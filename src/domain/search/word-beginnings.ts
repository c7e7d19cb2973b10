/** A description is found by no shorter beginning of a word than this, in characters … */
export const LEAST_BEGINNING = 2;
/** … and of a longer one only so much is looked at. */
export const LONGEST_BEGINNING = 20;
/** Words of one text that are looked at: enough for any honest description, and a bound for every other. */
export const MOST_BEGINNINGS = 300;

/**
 * Where the words of a text begin, each once, in reading order: at a letter or digit behind white space or a
 * sign, up to the next white space, so that "(순금)" is found by 순금.
 */
export function wordBeginnings(text: string): readonly string[] {
  const found = new Set<string>();
  for (const chunk of text.split(/\s+/)) {
    for (const { index } of chunk.matchAll(/[\p{L}\p{N}]+/gu)) {
      const beginning = chunk.slice(index, index + LONGEST_BEGINNING);
      if (beginning.length >= LEAST_BEGINNING) found.add(beginning);
      if (found.size >= MOST_BEGINNINGS) return [...found];
    }
  }
  return [...found];
}
