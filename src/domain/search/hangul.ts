const SYLLABLE_FIRST = 0xac00;
const SYLLABLE_LAST = 0xd7a3;
/** Syllables of one initial, and of one initial with one vowel. */
const PER_INITIAL = 588;
const PER_VOWEL = 28;

/** The nineteen initial consonants (초성) in the order of Unicode's syllables. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
/** The final consonants (받침) in the same order, none first. */
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Keyboards melt two consonants typed in a row into one: ㄱ ㅅ arrives as ㄳ. */
const CLUSTERS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/**
 * The text with each syllable replaced by its initial, everything else kept, so that places stay the same.
 */
export function initialsOf(text: string): string {
  let initials = '';
  for (let i = 0; i < text.length; i++) initials += initialAt(text, i);
  return initials;
}

const initialAt = (text: string, index: number): string => {
  const code = text.charCodeAt(index);
  if (code < SYLLABLE_FIRST || code > SYLLABLE_LAST) return text.charAt(index);
  return INITIALS.charAt(Math.floor((code - SYLLABLE_FIRST) / PER_INITIAL));
};

/**
 * Whether a character is a consonant standing alone, which in a query means "any syllable that begins so".
 */
export const isInitial = (char: string): boolean => INITIALS.includes(char);

/** Consonants that a keyboard melted together, apart again; old-style conjoining initials as plain ones. */
export const apart = (text: string): string =>
  text
    .replaceAll(/[\u1100-\u1112]/g, (char) => INITIALS.charAt(char.charCodeAt(0) - 0x1100))
    .replaceAll(/[ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ]/g, (char) => CLUSTERS[char] ?? char);

/**
 * A text whose last syllable may still be growing, read the other way: the final consonant is the next
 * syllable's beginning ("골듭" on the way to 골드바 is "골드ㅂ"). `null` where there is no such reading.
 */
export function unfinished(text: string): string | null {
  const code = text.charCodeAt(text.length - 1);
  if (!(code >= SYLLABLE_FIRST && code <= SYLLABLE_LAST)) return null;
  const final = (code - SYLLABLE_FIRST) % PER_VOWEL;
  const consonants = apart(FINALS.charAt(final));
  const next = consonants.charAt(consonants.length - 1);
  if (final === 0 || !isInitial(next)) return null;
  const kept = consonants.length === 2 ? FINALS.indexOf(consonants.charAt(0)) : 0;
  return text.slice(0, -1) + String.fromCharCode(code - final + kept) + next;
}
