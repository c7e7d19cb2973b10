import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { findOrder, ownReviewOf } from '#data/local/queries/order-queries.ts';
import type { OrderId } from '#domain/ids.ts';
import { reviewerOf } from '#domain/order/review-rules.ts';
import { commonText } from '#i18n/ko/common.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { tryAgain } from '#session/running-sync.ts';
import { useLive } from '#session/use-live.ts';
import { usePulled } from '#session/use-pulled.ts';
import { useConfirmedSession } from '#session/use-session.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { OrdersLink, type OrdersLinkProps } from './orders-link.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewWritten } from './review-written.tsx';
import { LeftReview, SecondReview } from './second-review.tsx';

const WAYS = { words: commonText, skeleton: { count: 2, shape: 'small-row' } } as const;

/** /transactionReview?orderId= */
export function ReviewScreen({ orderId }: { readonly orderId: OrderId | null }) {
  const session = useConfirmedSession();
  const db = useUserDatabase();
  return (
    <Page width="narrow">
      <PageHeader title={text.title} />
      {body()}
    </Page>
  );

  function body(): ReactNode {
    if (session.kind === 'signed_out') {
      const wanted = orderId === null ? '/my-orders' : `/transactionReview?orderId=${orderId}`;
      return (
        <EmptyState
          message={text.needsLogin}
          action={
            <Link to="/login" search={{ redirect: wanted }} className={buttonClass({})}>
              {text.login}
            </Link>
          }
        />
      );
    }
    return db ? <OwnReview db={db} orderId={orderId} /> : <LiveState kind="loading" {...WAYS} />;
  }
}

interface OwnReviewProps {
  readonly db: OwnDatabase;
  readonly orderId: OrderId | null;
}

/** What a side of the deal may write, has written, or why not; of another deal it begins anew. */
export const OwnReview = (props: OwnReviewProps) => <ReviewOf key={props.orderId} {...props} />;

function ReviewOf({ db, orderId }: OwnReviewProps) {
  const live = useLive(async () => {
    if (orderId === null) return null;
    return { order: await findOrder(db, orderId), review: await ownReviewOf(db, orderId) };
  }, [db, orderId]);
  const [isJustWritten, setJustWritten] = useState(false);
  const pulled = usePulled('orders:buyerId', 'orders:sellerId');
  if (live.kind !== 'ready') return <LiveState kind={live.kind} {...WAYS} />;
  const own = live.value;
  // A deal that is not here may be one that the server has not been asked for.
  if (!own?.order) {
    if (orderId === null || pulled === 'pulled') return <ToOrders isSeller={false}>{text.missing}</ToOrders>;
    return <LiveState kind={pulled} {...WAYS} onRetry={tryAgain} />;
  }
  const { review } = own;
  const isSeller = own.order.sellerId === db.uid;
  if (review.kind === 'sent' || review.kind === 'queued') {
    return isJustWritten ? (
      <ReviewWritten order={own.order} me={db.uid} isSent={review.kind === 'sent'} />
    ) : (
      <LeftReview orderId={own.order.id} title={text.already[review.kind]}>
        <ToOrders isSeller={isSeller}>{text.already[review.kind]}</ToOrders>
      </LeftReview>
    );
  }
  if (review.kind === 'second' || review.kind === 'withheld') {
    return <SecondReview db={db} second={review} />;
  }
  const reviewer = reviewerOf(own.order, db.uid);
  if (!reviewer.ok) {
    const why = reviewer.code === 'denied' ? text.denied : text.notCompleted;
    return <ToOrders isSeller={isSeller}>{why}</ToOrders>;
  }
  return (
    <ReviewForm
      db={db}
      order={own.order}
      isRefused={review.kind === 'refused'}
      onWritten={() => setJustWritten(true)}
    />
  );
}

const ToOrders = ({ isSeller, children }: OrdersLinkProps & { readonly children: string }) => (
  <EmptyState message={children} action={<OrdersLink isSeller={isSeller} />} />
);
