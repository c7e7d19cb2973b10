/** Near a bank's own name whatever looks like an account is one. */
const BANK_NAMES =
  /은행|농협|국민|신한|(?:우리|하나|우체국)\s?\d|새마을|신협|수협|카뱅|카카오\s?뱅크|케이\s?뱅크|케뱅|토스|기업|NH|KB|IBK|SC제일/iu;

/** Words that go with a transfer: near one of these a number need not be grouped like an account. */
const TRANSFER_WORDS = /계좌|예금주|송금|입금|이체/u;

/** Parcels, bars and orders carry numbers of the same length. */
const OTHER_NUMBERS = /송장|등기|택배\s?번호|일련\s?번호|시리얼|보증서|제품\s?번호|주문\s?번호|신청\s?번호/u;

const ASKS_FOR_ACCOUNT = /계좌\s?번호|계좌.{0,4}(?:알려|보내|불러|남겨|드릴|찍어)/u;

/**
 * Digits with at most one separator and a few spaces between them. Everybody's messages are read by this, so
 * each gap can be read in one way only: a text of digits and blanks must not be tried in every combination.
 */
const DIGIT_RUN = /(?<![\d,.])\d(?:[ \t]{0,3}(?:[-–—‑_~·][ \t]{0,3})?\d)*/gu;

/** Commas and units mean an amount. */
const GOES_ON_AS_AMOUNT = /^(?:,\d|[ \t]?(?:원|만|천|g|돈|mg|kg))/u;
const AMOUNT_TAIL_LENGTH = 3;

const MOBILE = /(?<![\d-])(?:\+?82[ -]{0,2}0?|0)1[016789][ -]{0,2}\d{3,4}[ -]{0,2}\d{4}(?!\d)/gu;

/** Whether the text gives or asks for a bank account; the text is already free of full-width digits. */
export function holdsAccountNumber(text: string): boolean {
  return ASKS_FOR_ACCOUNT.test(text) || holdsAccountDigits(text);
}

/** Whether the digits of an account stand in the text; the text is already free of full-width digits. */
export function holdsAccountDigits(text: string): boolean {
  const hasBankName = BANK_NAMES.test(text);
  const hasBankWord = hasBankName || TRANSFER_WORDS.test(text);
  if (!hasBankWord && OTHER_NUMBERS.test(text)) return false;
  // An account often stands beside a mobile number; as one run the two would be too long to be either.
  return digitRuns(text.replaceAll(MOBILE, ' / ')).some((groups) => {
    if (!isLongAsAccount(groups) || isOtherNumber(groups)) return false;
    if (hasBankName) return true;
    return !isListOfAmounts(groups) && (hasBankWord || isGroupedLikeAccount(groups));
  });
}

/** The groups of digits of every run that is no amount. */
const digitRuns = (text: string): string[][] =>
  [...text.matchAll(DIGIT_RUN)]
    .filter(({ 0: run, index }) => {
      const end = index + run.length;
      return !GOES_ON_AS_AMOUNT.test(text.slice(end, end + AMOUNT_TAIL_LENGTH));
    })
    .map(({ 0: run }) => run.match(/\d+/g) ?? []);

function isLongAsAccount(groups: readonly string[]): boolean {
  const digits = groups.reduce((sum, group) => sum + group.length, 0);
  return digits >= 10 && digits <= 16;
}

function isOtherNumber(groups: readonly string[]): boolean {
  const digits = groups.join('');
  return isPhone(digits) || isMoment(digits, groups);
}

/**
 * Mobile, area-code, internet and safe numbers, with the country or not; without the leading 0 it is no
 * phone.
 */
const isPhone = (digits: string): boolean =>
  /^(?:0|820?)(?:1[016789]|2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|80)\d{7,8}$/.test(digits) ||
  /^050\d{8,9}$/.test(digits);

/** A date with a time after it: 2026-03-11 15 20, 202603111520. */
const isMoment = (digits: string, groups: readonly string[]): boolean =>
  /^20[2-4]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-4])/.test(digits) &&
  (groups.length === 1 || groups[0]?.length === 4 || groups[0]?.length === 8);

/** "800000 900000 사이", "1500 2000 2500", "2024 2025 2026": round amounts or years side by side. */
const isListOfAmounts = (groups: readonly string[]): boolean =>
  groups.length > 1 && groups.every((group) => /^(?:[1-9]\d+00|20[0-4]\d)$/.test(group));

function isGroupedLikeAccount(groups: readonly string[]): boolean {
  const lengths = groups.map((group) => group.length);
  const longest = Math.max(...lengths);
  // A business registration number, which shops show on purpose.
  if (lengths.join('-') === '3-2-5') return false;
  if (groups.length === 1) return longest >= 11;
  // Spelled digit by digit to slip past a filter; or the three to five groups that banks print.
  return longest === 1 || (groups.length >= 3 && groups.length <= 5 && longest >= 4);
}
