import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from './-pending/coming-soon.tsx';

export const Route = createFileRoute('/stores')({
  staticData: pageText.stores,
  component: () => <ComingSoon title={pageText.stores.title} />,
});
