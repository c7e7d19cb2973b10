const FIRSTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const LASTS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;

const SPELLED = /([ㄱ-ㅎ])([ㅏ-ㅣ])([ㄱ-ㅎ](?![ㅏ-ㅣ]))?/gu;

/** "ㅋㅏㅌㅗㄱ" is "카톡": letters that somebody set apart to slip past a reader become syllables again. */
export const composed = (text: string): string =>
  text.replaceAll(SPELLED, (spelled, first: string, vowel: string, last = ' ') => {
    const [at, middle, end] = [FIRSTS.indexOf(first), VOWELS.indexOf(vowel), LASTS.indexOf(last)];
    if (at < 0 || middle < 0 || end < 0) return spelled;
    return String.fromCodePoint(FIRST_SYLLABLE + (at * VOWELS.length + middle) * LASTS.length + end);
  });
