import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { UserId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useBeginning } from '#ui/layout/use-beginning.ts';
import { OrdersLink } from './orders-link.tsx';

export interface ReviewWrittenProps {
  readonly order: Order;
  readonly me: UserId;
  /** The server has it; else it waits on this device. */
  readonly isSent: boolean;
}

/** What has come of a review, and where one may go from here. */
export function ReviewWritten({ order, me, isSent }: ReviewWrittenProps) {
  const top = useBeginning<HTMLDivElement>();
  const reviewed = order.sellerId === me ? order.buyerId : order.sellerId;
  return (
    <div ref={top} tabIndex={-1} role="status">
      <EmptyState
        icon={<CircleCheck size={32} />}
        title={text.sent}
        message={isSent ? text.sentBody : text.sentLater}
        action={
          <>
            <Link
              to="/transactionReviews/$sellerId"
              params={{ sellerId: reviewed }}
              className={buttonClass()}
            >
              {text.seeReviews}
            </Link>
            <OrdersLink isSeller={order.sellerId === me} />
          </>
        }
      />
    </div>
  );
}
