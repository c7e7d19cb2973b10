import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../-pending/coming-soon.tsx';

export const Route = createFileRoute('/admin/statistics')({
  staticData: pageText.adminStatistics,
  component: () => <ComingSoon title={pageText.adminStatistics.title} />,
});
