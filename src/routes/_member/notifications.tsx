import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { PushCard } from '#features/push/push-card.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/_member/notifications')({
  staticData: pageText.notifications,
  component: () => <NotificationsScreen offer={<PushCard isQuietWhenOn />} />,
});
