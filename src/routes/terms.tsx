import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from './-pending/coming-soon.tsx';
import { present, textParam } from './-search/text-param.ts';

export const Route = createFileRoute('/terms')({
  staticData: pageText.terms,
  validateSearch: (search) => present({ tab: textParam(search['tab']) }),
  component: () => <ComingSoon title={pageText.terms.title} />,
});
