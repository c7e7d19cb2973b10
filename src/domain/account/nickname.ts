/** What no nickname may say, whatever stands around it. */
const HOUSE_NAMES = /관리자|운영자|운영팀|운영진|고객센터|금나루|geumnaru|admin/;

/** What cannot be seen, or turns the words around it: controls, formats, separators of lines, private use, blank letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/u;

export type NicknameProblem = 'unseen' | 'of_the_house';

/** Why a name may not be a nickname, or `null`. `firestore.rules` (`isName`) says the same of names as they are typed. */
export function nicknameProblemOf(nickname: string): NicknameProblem | null {
  if (UNSEEN.test(nickname)) return 'unseen';
  return HOUSE_NAMES.test(nicknameKeyOf(nickname)) ? 'of_the_house' : null;
}

/** What makes two names the same to a reader: their letters and digits, without case, width, blanks and signs. */
export const nicknameKeyOf = (nickname: string): string =>
  nickname
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
