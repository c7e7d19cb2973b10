import type { Product } from '#domain/product/product.ts';
import { categoryText, puritySearchWords } from '#i18n/ko/product-words.ts';

/** Words that a listing is found by though it holds them only as codes. */
export const labelsOf = ({ category, purity }: Pick<Product, 'category' | 'purity'>): readonly string[] =>
  [categoryText[category], puritySearchWords[purity]].filter((label) => label !== '');
