import { parseMobileNumber } from './credentials.ts';

/**
 * Seoul's 02 and the three-digit codes of the provinces, internet and safe numbers; then nationwide ones of
 * eight digits.
 */
const LANDLINE = /^(02|050\d|0[3-7]\d)(\d{3,4})(\d{4})$/;
const NATIONWIDE = /^(1[5-8]\d{2})(\d{4})$/;

/**
 * A phone number as it is read out, `010-1234-5678`; one that has no Korean form stays as it was typed,
 * trimmed.
 */
export function spellPhoneNumber(text: string): string {
  const mobile = parseMobileNumber(text);
  if (mobile !== null) return mobile;
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^\+82/, '0');
  const parts = LANDLINE.exec(digits) ?? NATIONWIDE.exec(digits);
  return parts ? parts.slice(1).join('-') : text.trim();
}
