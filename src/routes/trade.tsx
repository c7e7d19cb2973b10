import { createFileRoute } from '@tanstack/react-router';
import { tradeSearchOf } from '#features/market/trade/trade-params.ts';
import { TradeScreen } from '#features/market/trade/trade-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { catalogueSync } from '#session/catalogue-sync.ts';

export const Route = createFileRoute('/trade')({
  staticData: pageText.trade,
  validateSearch: tradeSearchOf,
  // Asked for while the screen's code is still on its way; a finger over a link is no reason to ask.
  loader: ({ preload }) => {
    if (!preload) void catalogueSync.refresh({ kind: 'products' }, { isForced: false });
  },
  component: Trade,
});

function Trade() {
  return <TradeScreen search={Route.useSearch()} />;
}
