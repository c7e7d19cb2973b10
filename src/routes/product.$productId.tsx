import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from './-pending/coming-soon.tsx';

export const Route = createFileRoute('/product/$productId')({
  staticData: pageText.product,
  component: () => <ComingSoon title={pageText.product.title} />,
});
