import { formatWon, groupThousands } from '#domain/format/format-won.ts';
import { formatDon } from '#domain/gold/weight.ts';
import type { ProductFilter, Range } from '#domain/product/product-filter.ts';
import type { Won } from '#domain/units.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { regionName } from '../listing/listing-facts.ts';

const text = tradeText.filter;
const MANWON = 10_000;

/** What a chip says: the choice that is made, or the name of what may be chosen. */
export interface ChipWords {
  readonly label: string;
  readonly isSet: boolean;
}

export const categoryWords = ({ categories }: ProductFilter): ChipWords =>
  choiceWords(
    text.category,
    categories.map((category) => categoryText[category]),
  );

export const purityWords = ({ purities }: ProductFilter): ChipWords =>
  choiceWords(
    text.purity,
    purities.map((purity) => purityText[purity]),
  );

export const weightWords = ({ weight }: ProductFilter): ChipWords =>
  rangeWords(text.weight, weight, formatDon);

export const priceWords = ({ price }: ProductFilter): ChipWords =>
  rangeWords(text.price, price, formatManwon);

export const regionWords = ({ region }: ProductFilter): ChipWords =>
  region ? { label: regionName(region), isSet: true } : { label: text.region, isSet: false };

/** `35만원`; an amount that is no whole number of them in full. */
export const formatManwon = (amount: Won): string =>
  amount > 0 && amount % MANWON === 0
    ? `${groupThousands(amount / MANWON)}${text.manwon}`
    : formatWon(amount);

function choiceWords(name: string, chosen: readonly string[]): ChipWords {
  const [first, ...rest] = chosen;
  if (first === undefined) return { label: name, isSet: false };
  return { label: rest.length === 0 ? first : text.andMore(first, rest.length), isSet: true };
}

function rangeWords<Unit extends number>(
  name: string,
  { min, max }: Range<Unit>,
  format: (value: Unit) => string,
): ChipWords {
  if (min === null && max === null) return { label: name, isSet: false };
  if (min === null) return { label: max === null ? name : text.atMost(format(max)), isSet: true };
  if (max === null) return { label: text.atLeast(format(min)), isSet: true };
  return { label: text.between(format(min), format(max)), isSet: true };
}
