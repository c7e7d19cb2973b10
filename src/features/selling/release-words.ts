import type { Product } from '#domain/product/product.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';

/** What a seller is told of ending a deal: what the desk has taken down stays down once it is free. */
export const releaseWords = ({ isWithheld }: Pick<Product, 'isWithheld'>) =>
  isWithheld
    ? ({ label: text.deal.release, body: text.deal.releaseWithheldBody, outcome: 'releaseWithheld' } as const)
    : ({ label: text.release, body: text.deal.releaseBody, outcome: 'release' } as const);
