import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../-pending/coming-soon.tsx';

export const Route = createFileRoute('/_member/profile')({
  staticData: pageText.profile,
  component: () => <ComingSoon title={pageText.profile.title} />,
});
