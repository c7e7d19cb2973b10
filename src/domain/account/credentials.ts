import { isVisible, typedText } from '../text/typed-text.ts';

/** Shortest password, in characters. */
const PASSWORD_MIN_CHARS = 8;
const NICKNAME_MIN_CHARS = 2;
export const NICKNAME_MAX_CHARS = 20;

/** Which parts of the password rule a text meets; shown while it is typed. */
export interface PasswordRule {
  readonly isLongEnough: boolean;
  readonly hasLetter: boolean;
  readonly hasDigit: boolean;
}

export const passwordRule = (password: string): PasswordRule => ({
  isLongEnough: password.length >= PASSWORD_MIN_CHARS,
  hasLetter: /[A-Za-z]/.test(password),
  hasDigit: /\d/.test(password),
});

export function isAcceptablePassword(password: string): boolean {
  const { isLongEnough, hasLetter, hasDigit } = passwordRule(password);
  return isLongEnough && hasLetter && hasDigit;
}

/**
 * As it is sent and kept: people type capitals, spaces and full-width letters that mail servers do not mean, and
 * paste what nobody sees.
 */
export const normaliseEmail = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/** A first look only; whether the address exists is what the verification mail finds out. */
export const isEmailLike = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(normaliseEmail(text));

/** Inner spaces are one space; null when too short or too long. */
export function parseNickname(text: string): string | null {
  const nickname = asNickname(text);
  if (!isVisible(nickname)) return null;
  const length = nicknameLength(text);
  return length >= NICKNAME_MIN_CHARS && length <= NICKNAME_MAX_CHARS ? nickname : null;
}

const asNickname = (text: string): string => typedText(text).replace(/\s+/g, ' ');

/** In characters as people count them. */
export const nicknameLength = (text: string): number => [...asNickname(text)].length;

/** A Korean mobile number in any usual spelling as `010-1234-5678`; null when it is none. */
export function parseMobileNumber(text: string): string | null {
  const plain = text.normalize('NFKC');
  const digits = plain.replace(/[\s().-]/g, '').replace(/^\+82(?=1)|^\+820(?=1)/, '0');
  const match = /^(01[016789])(\d{3,4})(\d{4})$/.exec(digits);
  return match ? match.slice(1).join('-') : null;
}
