import { formatDon, formatGrams } from '../gold/weight.ts';
import type { Product } from '../product/product.ts';
import { apart, initialsOf, isInitial, unfinished } from './hangul.ts';
import { donInFigures, hasWord, withUnits } from './weight-words.ts';
import { LEAST_BEGINNING, LONGEST_BEGINNING, wordBeginnings } from './word-beginnings.ts';

/**
 * What a listing is found by: anywhere in `text`, of which `chosung` has every syllable replaced by its
 * initial, place by place; and at the beginnings of the words of its description, each of which stands in
 * `beginnings` after a line break. What is nowhere in `body`, the description as it is compared, begins none.
 */
export interface SearchKey {
  readonly text: string;
  readonly chosung: string;
  readonly body: string;
  readonly beginnings: string;
}

/**
 * A query taken apart once, to be held against many keys. Every word must be found; no words find everything.
 */
export interface SearchQuery {
  readonly words: readonly SearchWord[];
}

interface SearchWord {
  /**
   * The readings of the word: as it stands, with a syllable still being typed, in figures. `initials` are set where
   * the word holds a consonant alone, which stands for any syllable that begins with it.
   */
  readonly readings: readonly { readonly text: string; readonly initials: string | null }[];
}

/** What the words of a listing are made of. */
export type Searchable = Pick<Product, 'title' | 'description' | 'maker' | 'purity' | 'region' | 'weight'>;

/**
 * The key of a listing; `labels` are words for what the listing holds only as a code, such as its category.
 */
export function searchKeyOf(product: Searchable, labels: readonly string[] = []): SearchKey {
  const { title, maker = '', purity, region, weight } = product;
  const head = [
    title,
    // Written apart or together, 골드 바 is found as 골드바.
    title.replaceAll(/\s+/g, ''),
    maker,
    purity === 'unknown' ? '' : purity,
    formatGrams(weight),
    formatDon(weight),
    region.sido,
    region.sigungu,
    ...labels,
  ];
  return keyOf(head.join(' '), product.description);
}

/** The key of any text: its title anywhere and by initials, its body by the beginnings of its words. */
export const textKeyOf = (title: string, body: string): SearchKey => namesKeyOf([title], body);

/** The same of what bears several names, each of them written apart or together. */
export const namesKeyOf = (names: readonly string[], body: string): SearchKey =>
  keyOf(names.flatMap((name) => [name, name.replaceAll(/\s+/g, '')]).join(' '), body);

/**
 * Each part is made once it is asked for: a search among thousands asks for the beginnings of few of them, which
 * take the most time by far. Two consonants would be found somewhere in every description, so that is searched by
 * syllables only.
 */
function keyOf(head: string, description: string): SearchKey {
  const text = fold(head);
  let [chosung, body, beginnings]: (string | undefined)[] = [];
  return {
    text,
    get chosung() {
      return (chosung ??= initialsOf(text));
    },
    get body() {
      return (body ??= fold(description));
    },
    get beginnings() {
      return (beginnings ??= listOf(wordBeginnings(this.body)));
    },
  };
}

const listOf = (beginnings: readonly string[]): string => beginnings.map((word) => `\n${word}`).join('');

/** Takes a query apart: words by white space, capital letters and full-width forms folded. */
export const queryOf = (query: string): SearchQuery => ({
  words: withUnits(fold(query))
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ readings: readingsOf(apart(word)) })),
});

/** Whether every word of a query is found: full syllables, initials only ("ㄱㄷㅂ" for 골드바), or both mixed. */
export function matchesQuery(key: SearchKey, query: SearchQuery | string): boolean {
  const { words } = typeof query === 'string' ? queryOf(query) : query;
  return words.every((word) =>
    word.readings.some(({ text, initials }) =>
      initials === null
        ? hasWord(key.text, text) || isBeginning(key, text)
        : includesMixed(key, text, initials),
    ),
  );
}

/** One character would be the beginning of some word of nearly every description. */
function isBeginning(key: SearchKey, text: string): boolean {
  const beginning = text.slice(0, LONGEST_BEGINNING);
  if (text.length < LEAST_BEGINNING || !hasWord(key.body, beginning)) return false;
  return key.beginnings.includes(`\n${beginning}`);
}

/**
 * One form for what looks the same: composed syllables, plain Latin, small letters. NFKC would take ㄱ apart.
 * Half a character, which no document holds, is none.
 */
const fold = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replaceAll(/[\uFF01-\uFF5E]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .toLowerCase();

function readingsOf(word: string): SearchWord['readings'] {
  const texts = [word, unfinished(word), donInFigures(word)].filter((text) => text !== null);
  return texts.map((text) => ({
    text,
    initials: [...text].some(isInitial) ? initialsOf(text) : null,
  }));
}

/** "골ㄷ바": an initial stands for any syllable that begins with it, the rest for itself. */
function includesMixed({ text, chosung }: SearchKey, word: string, initials: string): boolean {
  // Wherever the word stands, its initials stand too, and those the platform finds quickly.
  for (let at = chosung.indexOf(initials); at !== -1; at = chosung.indexOf(initials, at + 1)) {
    const isThere = word.split('').every((char, i) => isInitial(char) || char === text.charAt(at + i));
    if (isThere) return true;
  }
  return false;
}
