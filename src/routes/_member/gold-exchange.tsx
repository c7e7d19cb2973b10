import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../-pending/coming-soon.tsx';

export const Route = createFileRoute('/_member/gold-exchange')({
  staticData: { ...pageText.goldExchange, isOperatorParty: true },
  component: () => <ComingSoon title={pageText.goldExchange.title} />,
});
