import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../-pending/coming-soon.tsx';

export const Route = createFileRoute('/admin/gold-exchange')({
  staticData: pageText.adminGoldExchange,
  component: () => <ComingSoon title={pageText.adminGoldExchange.title} />,
});
