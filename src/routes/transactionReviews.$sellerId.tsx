import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from './-pending/coming-soon.tsx';

export const Route = createFileRoute('/transactionReviews/$sellerId')({
  staticData: pageText.transactionReviews,
  component: () => <ComingSoon title={pageText.transactionReviews.title} />,
});
