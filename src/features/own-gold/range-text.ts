import { formatWon } from '#domain/format/format-won.ts';
import type { Range } from '#domain/gold/value-range.ts';
import type { Won } from '#domain/units.ts';
import { honestValueText } from '#i18n/ko/honest-value.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';

/** `592,000원 ~ 603,000원`. */
export const rangeText = ({ low, high }: Range<Won>): string =>
  honestValueText.range(formatWon(low), formatWon(high));

/** The same of a difference: `-3,000원 ~ +8,000원`. */
export const gainText = ({ low, high }: Range<Won>): string =>
  honestValueText.range(signed(low), signed(high));

const signed = (amount: Won): string =>
  amount > 0 ? ownGoldText.gain.up(formatWon(amount)) : formatWon(amount);
