import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from './-pending/coming-soon.tsx';

export const Route = createFileRoute('/goldbar-fee')({
  staticData: pageText.goldbarFee,
  component: () => <ComingSoon title={pageText.goldbarFee.title} />,
});
