import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from './-pending/coming-soon.tsx';
import { present, textParam } from './-search/text-param.ts';

export const Route = createFileRoute('/trade')({
  staticData: pageText.trade,
  validateSearch: (search) => present({ search: textParam(search['search']) }),
  component: () => <ComingSoon title={pageText.trade.title} />,
});
