import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../-pending/coming-soon.tsx';

export const Route = createFileRoute('/_member/notifications')({
  staticData: pageText.notifications,
  component: () => <ComingSoon title={pageText.notifications.title} />,
});
