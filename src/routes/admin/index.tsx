import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '#features/admin/overview/admin-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/admin/')({
  staticData: pageText.admin,
  component: AdminScreen,
});
