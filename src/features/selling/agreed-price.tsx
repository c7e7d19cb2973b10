import { lazy, Suspense, useState } from 'react';
import type { Won } from '#domain/units.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { useConnection } from '#session/use-connection.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import type { DealBarProps } from './deal-bar.tsx';

const DealSheet = lazy(async () => ({ default: (await import('./deal-sheet.tsx')).DealSheet }));
const text = myProductsText.deal;

export interface AgreedPriceProps extends Omit<DealBarProps, 'agreed' | 'meeting'> {
  readonly price: Won;
  /**
   * The seller has just said yes: how it is to be carried out is the next question, where the server can be
   * asked.
   */
  readonly isJustAgreed: boolean;
}

/**
 * What comes of an offer that was accepted: the seller reserves at its price. Nothing once something is
 * agreed on.
 */
export function AgreedPrice({ order, product, other, price, isJustAgreed }: AgreedPriceProps) {
  const db = useUserDatabase();
  const isOffline = useConnection().kind === 'offline';
  const [isOpen, setOpen] = useState(isJustAgreed && !isOffline);
  const isBound = product.isDealt || (order !== undefined && order.status !== 'cancelled');
  if (isBound || product.status === 'sold' || product.status === 'hidden') return null;
  if (product.sellerId !== db?.uid) return <p>{text.sellerReserves}</p>;
  return (
    <>
      <Button size="small" isFullWidth onClick={() => setOpen(true)}>
        {text.reserveAtPrice}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DealSheet
            product={product}
            kind="reserve"
            inChatWith={other}
            offered={price}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
