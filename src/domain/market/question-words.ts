import { formatWon, groupThousands } from '../format/format-won.ts';
import { formatDon } from '../gold/weight.ts';
import type { ProductCategory, Purity } from '../product/product.ts';
import type { Range } from '../product/product-filter.ts';
import type { Won } from '../units.ts';
import type { MarketQuestion } from './market-question.ts';

/** The words that a question is told in. */
export interface QuestionText {
  readonly categories: Readonly<Record<ProductCategory, string>>;
  readonly purities: Readonly<Record<Purity, string>>;
  readonly atLeast: (value: string) => string;
  readonly atMost: (value: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly manwon: string;
  readonly availableOnly: string;
  readonly certificate: string;
}

const MANWON = 10_000;

/** What a question asks for, as somebody would say it: `24K 돌반지`, `30만원 이하`, `서울 강남구`. */
export function wordsOfQuestion(
  { term, filter }: Pick<MarketQuestion, 'term' | 'filter'>,
  text: QuestionText,
): readonly string[] {
  const { categories, purities, region, availableOnly, withCertificate } = filter;
  const thing = [
    purities.map((purity) => text.purities[purity]).join('·'),
    categories.map((category) => text.categories[category]).join('·'),
    term.trim(),
  ];
  return [
    thing.filter((part) => part !== '').join(' '),
    rangeWords(filter.weight, formatDon, text),
    rangeWords(filter.price, manwonWords(text), text),
    region === null ? '' : [region.sido, region.sigungu].filter((part) => part !== '').join(' '),
    withCertificate ? text.certificate : '',
    availableOnly ? text.availableOnly : '',
  ].filter((part) => part !== '');
}

const manwonWords =
  ({ manwon }: QuestionText) =>
  (amount: Won): string =>
    amount > 0 && amount % MANWON === 0 ? `${groupThousands(amount / MANWON)}${manwon}` : formatWon(amount);

function rangeWords<Unit extends number>(
  { min, max }: Range<Unit>,
  format: (value: Unit) => string,
  text: QuestionText,
): string {
  if (min === null) return max === null ? '' : text.atMost(format(max));
  return max === null ? text.atLeast(format(min)) : text.between(format(min), format(max));
}
