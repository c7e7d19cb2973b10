import { createFileRoute } from '@tanstack/react-router';
import { tradeSearchOf } from '#domain/market/trade-params.ts';
import { TradeScreen } from '#features/market/trade/trade-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { catalogueSync } from '#session/page-catalogue.ts';

export const Route = createFileRoute('/trade')({
  staticData: pageText.trade,
  validateSearch: tradeSearchOf,
  // What asks the market comes beside the screen's code, and with it the price that its rows are held against.
  loader: ({ preload }) => {
    if (!preload) void catalogueSync.refresh({ kind: 'gold_prices' }, { isForced: false });
  },
  component: Trade,
});

function Trade() {
  return <TradeScreen search={Route.useSearch()} />;
}
