import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { orderOfChat, reviewedOrders } from '#data/local/queries/order-queries.ts';
import type { ChatId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import styles from './deal-bar.module.css';
import { useDeal } from './use-deal.ts';

const DealSheet = lazy(async () => ({ default: (await import('./deal-sheet.tsx')).DealSheet }));
const text = myProductsText.deal;

export interface DealBarProps {
  readonly chatId: ChatId;
  readonly product: Product;
  readonly other: UserId;
}

/** In a conversation: the seller reserves and completes with the person one talks to, and both review afterwards. */
export function DealBar({ chatId, product, other }: DealBarProps) {
  const db = useUserDatabase();
  const live = useLive(async () => {
    if (!db) return null;
    const [order, reviewed] = await Promise.all([orderOfChat(db, chatId), reviewedOrders(db)]);
    return order ? { order, isReviewed: reviewed.has(order.id) } : null;
  }, [db, chatId]);
  const last = live.kind === 'ready' ? live.value : null;
  if (last?.order.status === 'completed') {
    return (
      <div className={styles.bar}>
        <p className={styles.words}>{text.completed}</p>
        {last.isReviewed ? null : (
          <Link
            to="/transactionReview"
            search={{ orderId: last.order.id }}
            className={buttonClass({ size: 'small' })}
          >
            {text.review}
          </Link>
        )}
      </div>
    );
  }
  if (product.sellerId === db?.uid) return <SellerBar product={product} other={other} />;
  return product.status === 'reserved' && product.reservedFor === db?.uid ? (
    <div className={styles.bar}>
      <p className={styles.words}>{text.reservedForYou}</p>
    </div>
  ) : null;
}

function SellerBar({ product, other }: Pick<DealBarProps, 'product' | 'other'>) {
  const [asks, setAsks] = useState<'reserve' | 'complete' | 'release' | null>(null);
  const { isBusy, deal } = useDeal(product.id);
  const { status, reservedFor } = product;
  const close = () => setAsks(null);
  if (status === 'sold' || status === 'hidden') return null;
  if (reservedFor !== undefined && reservedFor !== other) {
    return (
      <div className={styles.bar}>
        <p className={styles.words}>{text.reservedForOther}</p>
      </div>
    );
  }
  const release = async () => {
    close();
    await deal('release');
  };
  return (
    <div className={styles.bar} role="group" aria-label={text.group}>
      {reservedFor === other ? (
        <Button variant="secondary" size="small" isLoading={isBusy} onClick={() => setAsks('release')}>
          {text.release}
        </Button>
      ) : (
        <Button variant="secondary" size="small" onClick={() => setAsks('reserve')}>
          {text.submit.reserve}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => setAsks('complete')}>
        {text.submit.complete}
      </Button>
      <ConfirmDialog
        isOpen={asks === 'release'}
        title={text.releaseTitle}
        body={text.releaseBody}
        confirmLabel={text.release}
        cancelLabel={commonText.close}
        onConfirm={() => void release()}
        onCancel={close}
      />
      {asks === 'reserve' || asks === 'complete' ? (
        <Suspense fallback={null}>
          <DealSheet product={product} kind={asks} buyer={other} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
