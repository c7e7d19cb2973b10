import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from './-pending/coming-soon.tsx';
import { present, textParam } from './-search/text-param.ts';

export const Route = createFileRoute('/transactionReview')({
  staticData: pageText.transactionReview,
  validateSearch: (search) => present({ orderId: textParam(search['orderId']) }),
  component: () => <ComingSoon title={pageText.transactionReview.title} />,
});
