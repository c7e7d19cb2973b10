import { createFileRoute } from '@tanstack/react-router';
import { ExchangeBoardScreen } from '#features/admin/exchange-board/exchange-board-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/admin/gold-exchange')({
  staticData: pageText.adminGoldExchange,
  /** `id`: the exchange whose sheet is open. */
  validateSearch: (search: Record<string, unknown>) => present({ id: textParam(search['id']) }),
  component: AdminGoldExchange,
});

function AdminGoldExchange() {
  const { id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: string | undefined) =>
    void navigate({ search: next === undefined ? {} : { id: next }, replace: true, resetScroll: false });
  return <ExchangeBoardScreen openId={id} onOpen={open} />;
}
