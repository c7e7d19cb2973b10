import { formatWon } from '#domain/format/format-won.ts';
import { pricePerGramOf } from '#domain/gold/melt-value.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { Product } from '#domain/product/product.ts';
import { categoryText, productText, puritySearchWords, purityText } from '#i18n/ko/product-words.ts';

/** `24K · 3.75g (1돈)`. */
export const goldFacts = ({ purity, weight }: Pick<Product, 'purity' | 'weight'>): string =>
  `${purityText[purity]} · ${formatWeight(weight)}`;

/** `서울 강남구`. */
export const regionName = ({ sido, sigungu }: Product['region']): string => `${sido} ${sigungu}`.trim();

/** `g당 214,400원`, or `null` without a weight to divide by. */
export function perGramText(product: Product): string | null {
  const perGram = pricePerGramOf(product);
  return perGram === null ? null : productText.perGram(formatWon(perGram));
}

/** Words that a listing is found by though it holds them only as codes. */
export const searchWordsOf = ({ category, purity }: Product): readonly string[] =>
  [categoryText[category], puritySearchWords[purity]].filter((word) => word !== '');

/** Nothing of it can be bought any more. */
export const isOver = ({ status }: Pick<Product, 'status'>): boolean =>
  status === 'sold' || status === 'hidden';
