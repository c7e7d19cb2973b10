import type { OrderStatus } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import type { Outcome } from './use-deal.ts';

const text = myProductsText.deal;

export interface ReleaseWords {
  readonly button: string;
  readonly title: string;
  readonly body: string;
  readonly outcome: Outcome;
}

/** How a seller is asked whether a deal is to end: a reservation, or the mark of a sale, `deal` being its state. */
export function releaseWords(
  { isWithheld }: Pick<Product, 'isWithheld'>,
  deal: OrderStatus | null | undefined,
): ReleaseWords {
  if (deal !== 'handed') {
    return { button: text.release, title: text.releaseTitle, body: text.releaseBody, outcome: 'release' };
  }
  const undo = { button: text.undo, title: text.undoTitle };
  return isWithheld
    ? { ...undo, body: text.undoWithheldBody, outcome: 'undoWithheld' }
    : { ...undo, body: text.releaseBody, outcome: 'undo' };
}
