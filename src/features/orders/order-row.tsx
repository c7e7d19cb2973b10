import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatWon } from '#domain/format/format-won.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { Order } from '#domain/order/order.ts';
import { ORDER_TONES } from '#domain/status-tone.ts';
import { ordersText as text } from '#i18n/ko/orders.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { Button } from '#ui/action/button.tsx';
import { buttonClass } from '#ui/action/button-class.ts';
import { ListRow } from '#ui/display/list-row.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { PriceText } from '#ui/display/price-text.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import styles from './my-orders.module.css';

export interface OrderRowProps {
  readonly order: Order;
  /** Which of the two one is. */
  readonly side: 'buyerId' | 'sellerId';
  /**
   * What the buyer of a sale that waits for their word can do; drawn by a capability that this one does not
   * know.
   */
  readonly confirm: ReactNode;
  /** How the buyer of a reservation goes back on it. */
  readonly leave: ReactNode;
  readonly meeting: ReactNode;
  readonly proof: ReactNode;
  readonly isReviewed: boolean;
  readonly onReceipt: () => void;
}

/** One deal as it was agreed on. */
export function OrderRow(props: OrderRowProps) {
  const { order, side, confirm, leave, meeting, proof, isReviewed, onReceipt } = props;
  const { snapshot, status } = order;
  return (
    <>
      <ListRow
        picture={<Picture src={snapshot.thumbUrl === '' ? null : snapshot.thumbUrl} alt="" />}
        title={
          <Link to="/product/$productId" params={{ productId: order.productId }}>
            {snapshot.title}
          </Link>
        }
        meta={`${purityText[snapshot.purity]} · ${formatWeight(snapshot.weight)}`}
      >
        <span className={styles.facts}>
          <PriceText text={formatWon(order.agreedPrice)} />
          <StatusPill tone={ORDER_TONES[status]}>{text.status[status]}</StatusPill>
        </span>
      </ListRow>
      {status === 'handed' ? (
        <div className={styles.step}>{side === 'buyerId' ? confirm : text.unconfirmed}</div>
      ) : null}
      <div className={styles.deeds}>
        <Button variant="secondary" size="small" onClick={onReceipt}>
          {text.receipt}
        </Button>
        <Link
          to="/chat/$chatId"
          params={{ chatId: order.chatId }}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {text.chat}
        </Link>
        {status === 'reserved' && side === 'buyerId' ? leave : null}
        {meeting}
        {proof}
        {status === 'completed' && isReviewed ? <StatusPill tone="ok">{text.reviewed}</StatusPill> : null}
        {status === 'completed' && !isReviewed ? (
          <Link
            to="/transactionReview"
            search={{ orderId: order.id }}
            className={buttonClass({ size: 'small' })}
          >
            {text.review}
          </Link>
        ) : null}
      </div>
    </>
  );
}
