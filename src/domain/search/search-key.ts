import { formatDon, formatGrams } from '../gold/weight.ts';
import type { Product } from '../product/product.ts';
import { apart, initialsOf, isInitial, unfinished } from './hangul.ts';

/** What a listing is found by: `chosung` is `text` with every syllable replaced by its initial, place by place. */
export interface SearchKey {
  readonly text: string;
  readonly chosung: string;
}

/** A query taken apart once, to be held against many keys. Every word must be found; no words find everything. */
export interface SearchQuery {
  readonly words: readonly SearchWord[];
}

interface SearchWord {
  /**
   * The readings of the word; the second is that of a syllable still being typed. `initials` are set where the word
   * holds a consonant alone, which stands for any syllable that begins with it.
   */
  readonly readings: readonly { readonly text: string; readonly initials: string | null }[];
}

type Searchable = Pick<Product, 'title' | 'description' | 'maker' | 'purity' | 'region' | 'weight'>;

/** The key of a listing; `labels` are words for what the listing holds only as a code, such as its category. */
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
  const text = fold(head.join(' '));
  // Two consonants would be found somewhere in every description, so those are searched by whole words only.
  return { text: `${text} ${fold(product.description)}`, chosung: initialsOf(text) };
}

/** The key of any text: its title by initials too, its body by whole words only. */
export const textKeyOf = (title: string, body: string): SearchKey => {
  const text = fold(`${title} ${title.replaceAll(/\s+/g, '')}`);
  return { text: `${text} ${fold(body)}`, chosung: initialsOf(text) };
};

/** Takes a query apart: words by white space, capital letters and full-width forms folded. */
export const queryOf = (query: string): SearchQuery => ({
  words: fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ readings: readingsOf(apart(word)) })),
});

/** Whether every word of a query is found: full syllables, initials only ("ㄱㄷㅂ" for 골드바), or both mixed. */
export function matchesQuery(key: SearchKey, query: SearchQuery | string): boolean {
  const { words } = typeof query === 'string' ? queryOf(query) : query;
  return words.every((word) =>
    word.readings.some(({ text, initials }) =>
      initials === null ? key.text.includes(text) : includesMixed(key, text, initials),
    ),
  );
}

/** One form for what looks the same: composed syllables, plain Latin, small letters. NFKC would take ㄱ apart. */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\uFF01-\uFF5E]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .toLowerCase();

function readingsOf(word: string): SearchWord['readings'] {
  const growing = unfinished(word);
  return (growing === null ? [word] : [word, growing]).map((text) => ({
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
