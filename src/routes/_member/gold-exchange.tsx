import { createFileRoute } from '@tanstack/react-router';
import { GoldExchangeScreen } from '#features/exchange/request/gold-exchange-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/_member/gold-exchange')({
  staticData: { ...pageText.goldExchange, isOperatorParty: true },
  /** `bar`: the weight of a bar as it was typed, carried over from the fee calculator. */
  validateSearch: (search: Record<string, unknown>) => present({ bar: textParam(search['bar']) }),
  component: GoldExchange,
});

function GoldExchange() {
  const { bar } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GoldExchangeScreen
      bar={bar}
      onBarTaken={() => void navigate({ search: {}, replace: true, resetScroll: false })}
      onAsked={() => void navigate({ to: '/my-exchanges' })}
    />
  );
}
