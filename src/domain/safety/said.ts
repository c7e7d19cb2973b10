/**
 * One clause of what somebody wrote, made comparable: lower case, without blanks and punctuation, so that "계 좌", "계.좌"
 * and "계좌" are one word. Patterns on it need no room for spacing and stay linear.
 */
export type Clause = string;

/** A run of stops is looked at once, from its beginning: a message of nothing else would take long otherwise. */
const CLAUSE_ENDS = /(?<![.!?,;。…])[.!?,;。…]+(?=\s|$)|[?!\n]+/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const NOT_COMPARED = /[^0-9a-z가-힣ㄱ-ㅎㅏ-ㅣ]+/gu;
/** "계.좌", "예 . 약 . 금 .": syllables that were set apart on purpose stay one clause. */
const SPELLED_OUT = /(?<=[가-힣])[ ]?[.·_*~-][ ]?(?=[가-힣](?:[ ]?[.·_*~-]|[^가-힣]|$))/gu;

/** Somebody speaks of swindlers, or tells what others asked for: no request of their own. */
const SPEAKS_OF_OTHERS =
  /조심|사기(?!아니|아닙|아님|꾼아|치는거아|는아니|칠)|당할뻔|당했|누르지마|보내지마|주지마|하지마|응하지|신고(하세|해야|하시)|그런(사람|분)|달라던|하자던|라던데|하던데|떼였|떼인|달라는(분|사람|거)|하자는(분|사람)|하는(분|사람)들|라는(분|사람)/u;

/** What a message says, clause by clause, without those that only speak of others. */
export const clausesOf = (text: string): readonly Clause[] =>
  plain(text)
    .replaceAll(SPELLED_OUT, '')
    .split(CLAUSE_ENDS)
    .map(compact)
    .filter((clause) => clause !== '' && !SPEAKS_OF_OTHERS.test(clause));

/** Full-width and circled forms become plain, and what is drawn as nothing disappears. */
export const plain = (text: string): string => text.normalize('NFKC').replaceAll(IGNORABLE, '').toLowerCase();

const compact = (clause: string): Clause => clause.replaceAll(NOT_COMPARED, '');
