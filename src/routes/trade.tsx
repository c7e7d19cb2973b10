import { createFileRoute } from '@tanstack/react-router';
import { tradeSearchOf } from '#domain/market/trade-params.ts';
import { TradeScreen } from '#features/market/trade/trade-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/trade')({
  staticData: pageText.trade,
  validateSearch: tradeSearchOf,
  component: Trade,
});

function Trade() {
  return <TradeScreen search={Route.useSearch()} />;
}
