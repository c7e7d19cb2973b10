import { asRead, asSeen } from '../text/look-alikes.ts';
import { composed } from '../text/spelled-jamo.ts';
import { isVisible } from '../text/typed-text.ts';

/** What no nickname may say, whatever stands around it. */
const HOUSE_NAMES = /관리자|운영자|운영팀|운영진|고객센터|금나루|geumnaru|admin/;

/**
 * What cannot be seen, or turns the words around it: controls, formats, separators of lines, private use,
 * blank letters.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/u;

/** As many digits as a phone number with its area has at least; a date has fewer. */
const CONTACT_DIGITS = 9;
/** The same read out, one digit after the other. */
const SPELLED_CONTACT = /[\p{Nd}공영일이삼사오육륙칠팔구]{9}/u;

export type NicknameProblem = 'unseen' | 'contact' | 'of_the_house';

/**
 * Why a name may not be a nickname, or `null`. `firestore.rules` (`isName`) refuses the same of names as they
 * are typed; what is only drawn alike is left to the function that publishes names, and to the form.
 */
export function nicknameProblemOf(nickname: string): NicknameProblem | null {
  if (UNSEEN.test(nickname) || (nickname !== '' && !isVisible(nickname))) return 'unseen';
  if (holdsContact(nickname.normalize('NFKC'))) return 'contact';
  const seen = [nicknameKeyOf(nickname), lettersOf(asRead(nickname)), lettersOf(composed(nickname))];
  return seen.some((name) => HOUSE_NAMES.test(name)) ? 'of_the_house' : null;
}

/** A phone number or an account, however it is parted. */
const holdsContact = (text: string): boolean =>
  text.replaceAll(/\P{Nd}/gu, '').length >= CONTACT_DIGITS || SPELLED_CONTACT.test(lettersOf(text));

/**
 * What makes two names the same to a reader: their letters and digits, without case, width, script, blanks
 * and signs.
 */
export const nicknameKeyOf = (nickname: string): string => lettersOf(asSeen(nickname));

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
