/** A text in a box, with the place of the caret. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

export type EditKind = 'typed' | 'pasted' | 'deleted_backward' | 'deleted_forward';

/** `1650000` as `1,650,000`. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');

/** The digits of a text, full-width ones too, without zeros in front. */
export const digitsOf = (text: string): string => everyDigitOf(text).replace(/^0+(?=\d)/, '');

const FRACTION = /^(\d[\d,]*)\.\d*$/;

/** Whether a text is a figure whose last digits are no digits of the whole. */
export const endsInFraction = (text: string): boolean => FRACTION.test(text.normalize('NFKC'));

/** Points that part thousands, as a slip of the thumb beside the comma makes them. */
const POINTED = /^\d{1,3}(?:\.\d{3})+\.\d{0,3}$/;

/** The whole of such a figure, or the digits of one whose points part thousands; any other text as it is. */
export function wholeOf(text: string): string {
  const plain = text.normalize('NFKC');
  return POINTED.test(plain) ? everyDigitOf(plain) : (FRACTION.exec(plain)?.[1] ?? text);
}

/**
 * What a box shows after an edit that began with the text `before` and that the browser carried out as
 * `after`: the caret keeps as many digits behind it as it had there, wherever the separators have gone.
 * Zeros in front go, but for those behind the caret: whoever took the 5 of 5,000,000 may type another.
 */
export function afterEdit(before: string, after: Typing, kind: EditKind): Typing {
  const behind = everyDigitOf(after.text.slice(after.caret)).length;
  const digits = everyDigitOf(kind === 'pasted' ? withoutFraction(after.text) : after.text);
  // Only a separator was deleted: the digit beside it was meant.
  const isSame = digits === everyDigitOf(before);
  if (isSame && kind === 'deleted_backward') {
    return placed(withoutDigit(digits, digits.length - behind - 1), behind);
  }
  if (isSame && kind === 'deleted_forward') {
    return placed(withoutDigit(digits, digits.length - behind), behind - 1);
  }
  return placed(digits, behind);
}

const everyDigitOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

/** A figure copied from elsewhere may have hundredths, which are no digits of the whole. */
const withoutFraction = (text: string): string =>
  text.normalize('NFKC').replace(/\.\d{0,2}(?=\D{0,20}$)/, '');

const withoutDigit = (digits: string, index: number): string =>
  index < 0 ? digits : digits.slice(0, index) + digits.slice(index + 1);

function placed(digits: string, behind: number): Typing {
  const first = Math.min(digits.search(/[1-9]|.$/), digits.length - behind);
  const text = groupDigits(digits.slice(Math.max(0, first)));
  let caret = text.length;
  for (let left = behind; left > 0 && caret > 0; caret -= 1) {
    if (text[caret - 1] !== ',') left -= 1;
  }
  return { text, caret };
}
