import { lazy, Suspense } from 'react';
import { mayReserve } from '#domain/order/agreed-price.ts';
import type { Won } from '#domain/units.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import type { DealBarProps } from './deal-bar.tsx';

const DealSheet = lazy(async () => ({ default: (await import('./deal-sheet.tsx')).DealSheet }));
const text = myProductsText.deal;

type Talk = Omit<DealBarProps, 'agreed' | 'meeting'>;

export interface AgreedPriceProps extends Talk {
  readonly onReserve: () => void;
}

/**
 * What comes of an offer that was accepted: the seller reserves at its price. Nothing once something is
 * agreed on.
 */
export function AgreedPrice({ order, product, onReserve }: AgreedPriceProps) {
  const db = useUserDatabase();
  if (!mayReserve({ product, order })) return null;
  if (product.sellerId !== db?.uid) return <p>{text.sellerReserves}</p>;
  return (
    <Button size="small" isFullWidth onClick={onReserve}>
      {text.reserveAtPrice}
    </Button>
  );
}

export interface ReservingProps extends Talk {
  readonly price: Won;
  readonly onClose: () => void;
}

/** The seller is asked how what was agreed on is to be carried out. */
export function Reserving({ product, other, price, onClose }: ReservingProps) {
  return (
    <Suspense fallback={null}>
      <DealSheet product={product} kind="reserve" inChatWith={other} offered={price} onClose={onClose} />
    </Suspense>
  );
}
