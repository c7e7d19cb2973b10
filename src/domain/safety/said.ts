import { composed } from '../text/spelled-jamo.ts';

/**
 * One clause of what somebody wrote, made comparable: lower case, without blanks and punctuation, so that "계
 * 좌", "계.좌" and "계좌" are one word. Patterns on it need no room for spacing and stay linear.
 */
export type Clause = string;

/**
 * A run of stops is looked at once, from its beginning: a message of nothing else would take long otherwise.
 */
const CLAUSE_ENDS = /(?<![.!?,;。…~])[.!?,;。…~]+(?=\s|$)|[?!\n]+/u;
/** Many write no stops: a verb's last ending does instead, and so does a laugh or a tear. */
const SENTENCE_ENDS =
  /(?<=(?:[^필수중주]요|니다|[가-힣]죠|[게께세네데나까줘해구예][여용]|거임|던데|길래|할게|갈게|을게|됨|[ㅋㅎㅠㅜ]{2}|ㅇㅋ|ㄴㄴ))\s/u;
/** What stands in an address is said by nobody. */
const ADDRESSES = /(?:https?|hxxps?):\/\/\S{0,300}/gu;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const NOT_COMPARED = /[^0-9a-z가-힣ㄱ-ㅎㅏ-ㅣ]+/gu;
const LAUGHS = /[ㅋㅎㅠㅜ]{2,}/gu;
/** The platform would turn letters that stand alone into others that look like them. */
const NOT_LETTERS_ALONE = /[^ㄱ-ㅣ]+/gu;
/** "계.좌", "예 . 약 . 금 .": syllables that were set apart on purpose stay one clause. */
const SPELLED_OUT = /(?<=[가-힣])[ ]?[.·_*~-][ ]?(?=[가-힣](?:[ ]?[.·_*~-]|[^가-힣]|$))/gu;

/** Somebody speaks of swindlers, or tells what others asked for: no request of their own. */
const SPEAKS_OF_OTHERS =
  /조심|사기(?!아니|아닙|아님|꾼아|치는거아|는아니|칠)|당할뻔|당했|누르지마|보내지마|주지마|응하지|신고(하세|해야|하시|했)|그런(사람|분)|달라던|하자던|라던데|하던데|떼였|떼인|달라는(분|사람|거)|하자는(분|사람)|하는(분|사람)들|라는(분|사람|글)|도용|차단/u;
const TELLS_OF_OTHERS =
  /길래|더라(구|고)|던데요?$|달래서|(하|보내|넣으|오|가|달)라더|자더|재서|라고(해서|그래서).{0,10}(안|포기|거절|말았|그만)|라고(하던|하더|하시던|했는데)|달라고(하던|하더|했는데)/u;
/** What somebody thought of and let go, and what was once. */
const IS_PAST_OR_LET_GO = /까(했|하다)|려다가?|뻔했|(예전에|지난번에|저번에).{0,24}(었|았|했)/u;

/** What a message says, clause by clause, without those that only speak of others. */
export const clausesOf = (text: string): readonly Clause[] =>
  plain(text)
    .replaceAll(ADDRESSES, ' ')
    .replaceAll(SPELLED_OUT, '')
    .split(CLAUSE_ENDS)
    .flatMap((part) => part.split(SENTENCE_ENDS))
    .map(compact)
    .filter((clause) => clause !== '' && !isOfOthers(clause));

const isOfOthers = (clause: Clause): boolean =>
  SPEAKS_OF_OTHERS.test(clause) || TELLS_OF_OTHERS.test(clause) || IS_PAST_OR_LET_GO.test(clause);

/**
 * Full-width and circled forms become plain, what is drawn as nothing disappears, and letters set apart join.
 */
export const plain = (text: string): string =>
  composed(
    text
      .replaceAll(NOT_LETTERS_ALONE, (run) => run.normalize('NFKC'))
      .replaceAll(IGNORABLE, '')
      .toLowerCase(),
  );

/** "할께여", "주세용": the ending is written as it sounds, and means the same. */
const AS_IT_SOUNDS = /(?<=[게께세네데나까줘좀해구예이])[여용염욤]$/u;
const HARDENED = /(?<=[할갈을볼릴쏠낼줄올길둘])께/gu;

export const compact = (clause: string): Clause =>
  clause
    .replaceAll(LAUGHS, '')
    .replaceAll(NOT_COMPARED, '')
    .replaceAll(HARDENED, '게')
    .replace(AS_IT_SOUNDS, '요');
