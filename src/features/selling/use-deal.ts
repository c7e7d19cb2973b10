import { useState } from 'react';
import type { OrderId, ProductId, UserId } from '#domain/ids.ts';
import type { TradeMethod } from '#domain/product/product.ts';
import type { Won } from '#domain/units.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { changeDeal } from '#services/listing/deal-actions.ts';
import { toasts } from '#ui/toast/toasts.ts';

export interface DealTerms {
  /** `null` for somebody outside the app, and where the reservation names the buyer. */
  readonly buyer: UserId | null;
  /** `null` for the price of the listing. */
  readonly price: Won | null;
  /** Of the order that is confirmed. */
  readonly orderId?: OrderId;
  /** `null` where there is nothing to choose between. */
  readonly method: TradeMethod | null;
}

export type DealKind = 'reserve' | 'complete' | 'confirm' | 'release';

export interface Dealing {
  readonly isBusy: boolean;
  /**
   * Asks the server and tells what has come of it: `true` where the deal stands. Where it does not, what was
   * typed is still wanted.
   */
  readonly deal: (kind: DealKind, terms?: DealTerms, outcome?: Outcome) => Promise<boolean>;
}

/** What has come of it: a buyer calls off otherwise than a seller, and nobody outside has an order. */
export type Outcome = keyof typeof text.result;

/** Where one goes on after it. */
const NEXT: Readonly<Record<Outcome, string>> = {
  reserve: '/my-orders?tab=sold',
  complete: '/my-orders?tab=sold',
  reserveOutside: '/my-products?tab=reserved',
  completeOutside: '/my-products?tab=sold',
  confirm: '/my-orders',
  release: '/my-products',
  undo: '/my-products',
  undoWithheld: '/my-products?tab=hidden',
  leave: '/my-orders',
  deny: '/my-orders',
};

const NO_TERMS: DealTerms = { buyer: null, price: null, method: null };

/** Changes the deal about a listing, which only the server can. */
export const useDeal = (productId: ProductId): Dealing => useDealThrough(changeDeal, productId);

/** The same with the way to the server as an argument. */
export function useDealThrough(change: typeof changeDeal, productId: ProductId): Dealing {
  const [isBusy, setBusy] = useState(false);
  const deal = async (kind: DealKind, terms: DealTerms = NO_TERMS, outcome: Outcome = kind) => {
    setBusy(true);
    const changed = await change({ productId, kind, ...terms });
    setBusy(false);
    if (!changed.ok) toasts.show({ title: text.failure[changed.code], tone: 'error' });
    else toasts.show({ ...text.result[outcome], clickAction: NEXT[outcome], tone: 'ok' });
    return changed.ok;
  };
  return { isBusy, deal };
}
