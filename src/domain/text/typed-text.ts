/**
 * Half of a surrogate pair alone: it has no UTF-8, so a server refuses it and what holds it would be stuck
 * for good.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/**
 * Something a reader can see: neither white space nor a character that is drawn as nothing (zero width,
 * fillers, the Braille letter without dots). `firestore.rules` (`isText`) asks the same of what must say something.
 */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/**
 * What somebody typed as it is stored and sent: ends trimmed, one kind of line break, odd Unicode as it is.
 */
export const typedText = (raw: string): string =>
  raw.replaceAll(/\r\n?/g, '\n').replaceAll(LONE_SURROGATE, '\uFFFD').trim();

/** Whether a reader would see anything of it. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/**
 * The longest beginning of `text` within `maxChars` UTF-16 code units that does not split a surrogate pair.
 */
export function cutAtCodePoint(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const splitsPair = (text.codePointAt(maxChars - 1) ?? 0) > 0xffff;
  return text.slice(0, splitsPair ? maxChars - 1 : maxChars);
}
