import { createFileRoute } from '@tanstack/react-router';
import { MyExchangesScreen } from '#features/exchange/mine/my-exchanges-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/_member/my-exchanges')({
  staticData: pageText.myExchanges,
  /** `id`: the exchange that a notification is about. */
  validateSearch: (search: Record<string, unknown>) => present({ id: textParam(search['id']) }),
  component: MyExchanges,
});

function MyExchanges() {
  return <MyExchangesScreen wanted={Route.useSearch().id} />;
}
