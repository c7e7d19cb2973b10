import { Link } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import type { Product } from '#domain/product/product.ts';
import { activeFilterCount, NO_FILTER } from '#domain/product/product-filter.ts';
import { commonText } from '#i18n/ko/common.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { SkeletonList } from '#ui/feedback/skeleton.tsx';
import { MeantTerm } from './meant-term.tsx';
import { ProductList } from './product-list.tsx';
import { searchOfQuery, type TradeQuery } from './trade-search.ts';

const text = tradeText.empty;

export interface ResultsProps {
  readonly found: readonly Product[];
  /** There is nothing on this device at all. */
  readonly isEmptyCatalogue: boolean;
  readonly query: TradeQuery;
}

/** What was found on this device, which is brought up to date meanwhile. */
export function Results({ found, isEmptyCatalogue, query }: ResultsProps) {
  const { isRefreshing, failed, refresh } = useRefresh({ kind: 'products' });
  if (found.length > 0) return <ProductList products={found} />;
  if (!isEmptyCatalogue) return <NothingFound query={query} />;
  if (isRefreshing) return <SkeletonList label={commonText.loading} />;
  if (failed === null) return <EmptyState message={text.nothing} />;
  const ways = { retryLabel: commonText.retry, onRetry: refresh };
  return failed === 'offline' ? (
    <OfflineState message={tradeText.offlineEmpty} {...ways} />
  ) : (
    <ErrorState message={tradeText.failed} {...ways} />
  );
}

function NothingFound({ query }: { readonly query: TradeQuery }) {
  return (
    <EmptyState
      icon={<SearchX size={32} />}
      title={text.title}
      message={text.message}
      action={
        <>
          <MeantTerm query={query} />
          {activeFilterCount(query.filter) > 0 ? (
            <Link
              to="/trade"
              search={searchOfQuery({ ...query, filter: NO_FILTER })}
              className={buttonClass()}
            >
              {text.reset}
            </Link>
          ) : null}
          <Link to="/trade" className={buttonClass({ variant: 'secondary' })}>
            {text.all}
          </Link>
        </>
      }
    />
  );
}
