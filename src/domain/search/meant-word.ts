/** More than this share of a word's letters may not be wrong: else it is another word. */
const MOST_WRONG = 0.3;

/**
 * Which of the known words somebody has meant who typed one that finds nothing ("골두바": 골드바); `null` where
 * none is near. Letters are compared, not syllables: one wrong vowel is one mistake.
 */
export function meantWord(typed: string, known: readonly string[]): string | null {
  const letters = lettersOf(typed);
  let best: { readonly word: string; readonly share: number } | null = null;
  for (const word of known) {
    const meant = lettersOf(word);
    const share = mistakesBetween(letters, meant) / Math.max(letters.length, meant.length, 1);
    if (share > 0 && share <= MOST_WRONG && share < (best?.share ?? Infinity)) best = { word, share };
  }
  return best?.word ?? null;
}

/** Canonical decomposition takes a syllable apart into its letters. */
const lettersOf = (text: string): readonly string[] =>
  [...text.normalize('NFD').toLowerCase()].filter((letter) => letter.trim() !== '');

/** How many letters have to be put in, left out or changed (Levenshtein). */
function mistakesBetween(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of a.entries()) {
    const next = [index + 1];
    for (const [at, other] of b.entries()) {
      const change = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
