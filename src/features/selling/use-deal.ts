import { useState } from 'react';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { TradeMethod } from '#domain/product/product.ts';
import type { Won } from '#domain/units.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { changeDeal } from '#session/deal-actions.ts';
import { toasts } from '#ui/toast/toasts.ts';

export interface DealTerms {
  /** `null` for somebody outside the app, and where the reservation names the buyer. */
  readonly buyer: UserId | null;
  /** `null` for the price of the listing. */
  readonly price: Won | null;
  /** `null` where there is nothing to choose between. */
  readonly method: TradeMethod | null;
}

export type DealKind = 'reserve' | 'complete' | 'release';

export interface Dealing {
  readonly isBusy: boolean;
  /** Asks the server, tells what has come of it, and settles then. */
  readonly deal: (kind: DealKind, terms?: DealTerms) => Promise<void>;
}

/** Where one goes on after it. */
const NEXT: Readonly<Record<DealKind, string>> = {
  reserve: '/my-orders',
  complete: '/my-orders',
  release: '/my-products',
};

const NO_TERMS: DealTerms = { buyer: null, price: null, method: null };

/** Changes the deal about a listing, which only the server can. */
export function useDeal(productId: ProductId): Dealing {
  const [isBusy, setBusy] = useState(false);
  const deal = async (kind: DealKind, terms: DealTerms = NO_TERMS) => {
    setBusy(true);
    const changed = await changeDeal({ productId, kind, ...terms });
    setBusy(false);
    if (!changed.ok) toasts.show({ title: text.failure[changed.code], tone: 'error' });
    else toasts.show({ ...text.result[kind], clickAction: NEXT[kind], tone: 'ok' });
  };
  return { isBusy, deal };
}
