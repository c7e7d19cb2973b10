import { spellPhoneNumber } from '../account/phone-number.ts';
import { EXCHANGE_LIMITS } from './exchange-request.ts';

/** Numbers by which the server finds an exchange, however old; they must be whole. */
export interface NumberQuestion {
  readonly field: 'requestNo' | 'receiptNo' | 'contactPhone';
  /** Ways to write one and the same. */
  readonly values: readonly string[];
}

const MIN_CHARS = 3;
/** Fewer digits are no phone number. */
const PHONE_DIGITS = 8;

/** What a search may mean; nothing for what is too short to be a whole number. */
export function numberQuestions(words: string): readonly NumberQuestion[] {
  const plain = words.normalize('NFKC').trim();
  if (plain.length < MIN_CHARS || plain.length > EXCHANGE_LIMITS.receiptChars) return [];
  const request = /^(?:GN)?[\s-]*(\d{6})[\s-]*(\d{4,})$/i.exec(plain);
  const digits = plain.replaceAll(/\D/g, '');
  const isPhone = digits.length >= PHONE_DIGITS && /^[0-9+() .-]+$/.test(plain);
  return [
    ...(request ? [{ field: 'requestNo', values: [`GN-${request[1]}-${request[2]}`] } as const] : []),
    { field: 'receiptNo', values: distinct(plain, plain.toUpperCase(), plain.toLowerCase()) },
    ...(isPhone
      ? // Older requests hold the number as it was typed.
        [{ field: 'contactPhone', values: distinct(spellPhoneNumber(plain), plain, digits) } as const]
      : []),
  ];
}

const distinct = (...values: readonly string[]): readonly string[] => [...new Set(values)];
