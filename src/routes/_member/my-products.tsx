import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../-pending/coming-soon.tsx';

export const Route = createFileRoute('/_member/my-products')({
  staticData: pageText.myProducts,
  component: () => <ComingSoon title={pageText.myProducts.title} />,
});
