import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../-pending/coming-soon.tsx';
import { present, textParam } from '../-search/text-param.ts';

/** `?edit={productId}` opens an own listing for editing. */
export const Route = createFileRoute('/_member/sell')({
  staticData: pageText.sell,
  validateSearch: (search) => present({ edit: textParam(search['edit']) }),
  component: () => <ComingSoon title={pageText.sell.title} />,
});
