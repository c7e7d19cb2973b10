/** `1돈`, `3.75g`: one weight, which is not that of `11돈` or of `2.1돈`. */
const WEIGHT = /^\d+(?:\.\d+)?(?:돈|g)$/;
/** What stands before a digit that is not the first of its number. */
const WITHIN_NUMBER = /\d[.,]?$/;

export const isWeightWord = (word: string): boolean => WEIGHT.test(word);

/** Whether a text, folded as the word is, has it somewhere; a weight as a whole only. */
export function hasWord(text: string, word: string): boolean {
  if (!isWeightWord(word)) return text.includes(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!WITHIN_NUMBER.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/** The figures of a folded query as listings have them: `1 돈` is one word, and `3.75 그램` is 3.75g. */
export const withUnits = (query: string): string =>
  query.replaceAll(/(\d)\s+(돈|g|k|그램|그람)(?!\S)/g, '$1$2').replaceAll(/(\d)(?:그램|그람)(?!\S)/g, '$1g');
