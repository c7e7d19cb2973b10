import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from './-pending/coming-soon.tsx';

export const Route = createFileRoute('/')({
  component: () => <ComingSoon title={pageText.home.title} />,
});
