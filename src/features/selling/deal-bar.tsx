import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { reviewedOrders } from '#data/local/queries/order-queries.ts';
import type { UserId } from '#domain/ids.ts';
import type { Order, OrderStatus } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import type { Won } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import styles from './deal-bar.module.css';
import { LeaveButton } from './leave-button.tsx';
import { releaseWords } from './release-words.ts';
import { useDeal } from './use-deal.ts';

const DealSheet = lazy(async () => ({ default: (await import('./deal-sheet.tsx')).DealSheet }));
const text = myProductsText.deal;

export interface DealBarProps {
  /** Of the conversation, where anything was agreed in it. */
  readonly order: Order | undefined;
  readonly product: Product;
  readonly other: UserId;
  /** For how much, as far as the two have agreed. */
  readonly agreed: Won | null;
  /** 만남 확인, of a capability of its own. */
  readonly meeting: ReactNode;
}

/**
 * In a conversation: the seller reserves and completes with the person one talks to, and both review
 * afterwards.
 */
export function DealBar({ meeting, ...talk }: DealBarProps) {
  return (
    <div className={styles.bar}>
      <Standing {...talk} />
      {/* At a place of its own: its sheet is open while the deal goes on before its eyes. */}
      {meeting}
    </div>
  );
}

function Standing({ order, product, other, agreed }: Omit<DealBarProps, 'meeting'>) {
  const db = useUserDatabase();
  const isCompleted = order?.status === 'completed';
  const reviewed = useLive(async () => (db && isCompleted ? reviewedOrders(db) : null), [db, isCompleted]);
  if (isCompleted) {
    const mayReview = reviewed.kind === 'ready' && reviewed.value?.has(order.id) === false;
    return (
      <>
        <p className={styles.words}>{text.completed}</p>
        {mayReview ? (
          <Link
            to="/transactionReview"
            search={{ orderId: order.id }}
            className={buttonClass({ size: 'small' })}
          >
            {text.review}
          </Link>
        ) : null}
      </>
    );
  }
  const status = order?.status ?? null;
  if (product.sellerId === db?.uid) {
    return <SellerPart {...{ product, other, agreed }} deal={status} />;
  }
  if (order?.status === 'handed') return <ConfirmBar order={order} />;
  return status === 'reserved' ? (
    <>
      <p className={styles.words}>{text.reservedForYou}</p>
      <LeaveButton productId={product.id} />
    </>
  ) : null;
}

type Asked = 'reserve' | 'complete' | 'release';

interface SellerPartProps extends Pick<DealBarProps, 'product' | 'other' | 'agreed'> {
  /** Of the deal with the other side of this conversation. */
  readonly deal: OrderStatus | null;
}

function SellerPart({ product, other, agreed, deal: dealStatus }: SellerPartProps) {
  const [asks, setAsks] = useState<Asked | null>(null);
  const { isBusy, deal } = useDeal(product.id);
  const close = () => setAsks(null);
  const ending = releaseWords(product, dealStatus);
  const release = async () => {
    close();
    await deal('release', undefined, ending.outcome);
  };
  // What is asked stands at places of its own: a reservation's listing is known before its order is, and its
  // sheet, gone with the steps in between, would come back with them.
  return (
    <>
      <SellerSteps product={product} deal={dealStatus} isReleasing={isBusy} onAsk={setAsks} />
      <ConfirmDialog
        isOpen={asks === 'release'}
        title={ending.title}
        body={ending.body}
        confirmLabel={ending.button}
        cancelLabel={commonText.close}
        onConfirm={() => void release()}
        onCancel={close}
      />
      {asks === 'reserve' || asks === 'complete' ? (
        <Suspense fallback={null}>
          <DealSheet product={product} kind={asks} inChatWith={other} offered={agreed} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

interface SellerStepsProps extends Pick<SellerPartProps, 'product' | 'deal'> {
  readonly isReleasing: boolean;
  readonly onAsk: (what: Asked) => void;
}

function SellerSteps({ product, deal, isReleasing, onAsk }: SellerStepsProps) {
  const { status } = product;
  const isWithOther = deal === 'reserved';
  const isHanded = deal === 'handed';
  if (!isHanded && (status === 'sold' || status === 'hidden')) return null;
  if (product.isDealt && !isWithOther && !isHanded) {
    return <p className={styles.words}>{text.reservedForOther}</p>;
  }
  return (
    <div className={styles.part} role="group" aria-label={text.group}>
      {isHanded ? <p className={styles.words}>{text.unconfirmed}</p> : null}
      {isWithOther || isHanded ? (
        <Button variant="secondary" size="small" isLoading={isReleasing} onClick={() => onAsk('release')}>
          {releaseWords(product, deal).button}
        </Button>
      ) : (
        <Button variant="secondary" size="small" onClick={() => onAsk('reserve')}>
          {text.submit.reserve}
        </Button>
      )}
      {isHanded ? null : (
        <Button variant="secondary" size="small" onClick={() => onAsk('complete')}>
          {text.submit.complete}
        </Button>
      )}
    </div>
  );
}
