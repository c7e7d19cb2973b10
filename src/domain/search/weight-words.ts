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

/** As people count 돈, and as a listing writes it. */
const COUNTED = new Map([
  ['반', '0.5'],
  ['한', '1'],
  ['두', '2'],
  ['세', '3'],
  ['서', '3'],
  ['석', '3'],
  ['네', '4'],
  ['넉', '4'],
  ['닷', '5'],
  ['다섯', '5'],
  ['열', '10'],
]);
const COUNTED_APART = /(^|\s)(반|한|두|세|서|석|네|넉|닷|다섯|열)\s+돈(?!\S)/g;

/** `한돈` in figures; `null` for what is no such word. */
export function donInFigures(word: string): string | null {
  const figure = word.endsWith('돈') ? COUNTED.get(word.slice(0, -1)) : undefined;
  return figure === undefined ? null : `${figure}돈`;
}

/** The weights of a folded query as one word each, `1 돈` and `한 돈` too; and `3.75 그램` as 3.75g. */
export const withUnits = (query: string): string =>
  query
    .replaceAll(COUNTED_APART, '$1$2돈')
    .replaceAll(/(\d)\s+(돈|g|k|그램|그람)(?!\S)/g, '$1$2')
    .replaceAll(/(\d)(?:그램|그람)(?!\S)/g, '$1g');
