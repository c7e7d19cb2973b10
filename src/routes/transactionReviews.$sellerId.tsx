import { createFileRoute, notFound } from '@tanstack/react-router';
import { parseUserId } from '#domain/ids.ts';
import { ReviewsScreen } from '#features/reviews/reviews-screen.tsx';
import { LateReportButton } from '#features/safety/late-report-button.tsx';
import { Standing } from '#features/trust/standing.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/transactionReviews/$sellerId')({
  staticData: pageText.transactionReviews,
  component: TransactionReviews,
});

function TransactionReviews() {
  const sellerId = parseUserId(Route.useParams().sellerId);
  if (sellerId === null) throw notFound();
  return (
    <ReviewsScreen
      sellerId={sellerId}
      standing={<Standing uid={sellerId} />}
      renderReport={(target) => <LateReportButton target={target} look="quiet" />}
    />
  );
}
