import { createFileRoute } from '@tanstack/react-router';
import { parseOrderId } from '#domain/ids.ts';
import { ReviewScreen } from '#features/reviews/review-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from './-search/text-param.ts';

export const Route = createFileRoute('/transactionReview')({
  staticData: pageText.transactionReview,
  validateSearch: (search) => present({ orderId: textParam(search['orderId']) }),
  component: TransactionReview,
});

function TransactionReview() {
  return <ReviewScreen orderId={parseOrderId(Route.useSearch().orderId)} />;
}
