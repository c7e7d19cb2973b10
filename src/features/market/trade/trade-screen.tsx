import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { groupThousands } from '#domain/format/format-won.ts';
import { isByLowPrice } from '#domain/product/product-filter.ts';
import { commonText } from '#i18n/ko/common.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { useMedia } from '#ui/use-media.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonList } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterRail } from './filter-rail.tsx';
import { ListHead } from './list-head.tsx';
import { RecentSearches } from './recent-searches-row.tsx';
import { rememberSearch } from './recent-searches.ts';
import { regionsOf } from './regions.ts';
import { Results } from './results.tsx';
import { SearchedTerm } from './searched-term.tsx';
import styles from './trade-screen.module.css';
import { queryOfSearch, searchOfQuery, type TradeQuery } from './trade-search.ts';
import type { TradeSearch } from './trade-params.ts';
import { useSuspicion } from './use-suspicion.ts';
import { foundOf, useFound, useSearchableProducts } from './use-trade-list.ts';

/** From here on the filters stand beside the list. */
const WITH_RAIL = '(width >= 960px)';
const NONE = [] as const;
const RESULTS_ID = 'results';

/** /trade: the listings of this device, searched and filtered on it. The header's search field sets the term. */
export function TradeScreen({ search }: { readonly search: TradeSearch }) {
  const navigate = useNavigate();
  const query = useMemo(() => queryOfSearch(search), [search]);
  const live = useSearchableProducts();
  const products = live.kind === 'ready' ? live.value : NONE;
  const isSuspect = useSuspicion();
  const found = useFound(products, query, isSuspect);
  const hasSuspects = isByLowPrice(query.sort) && found.some(isSuspect);
  const regions = useMemo(() => regionsOf(products), [products]);
  const isWide = useMedia(WITH_RAIL);
  useEffect(() => rememberSearch(query.term), [query.term]);

  const show = (next: TradeQuery) => void navigate({ to: '/trade', search: searchOfQuery(next) });
  const countOf = (next: TradeQuery) => groupThousands(foundOf(products, next).length);
  return (
    <Page>
      <PageHeader title={pageText.trade.title} lead={tradeText.lead} />
      {isWide ? (
        <a className={styles.skip} href={`#${RESULTS_ID}`}>
          {tradeText.toResults}
        </a>
      ) : null}
      <div className={styles.columns}>
        {isWide ? <FilterRail query={query} regions={regions} onChange={show} /> : null}
        <div className={styles.main}>
          {query.term === '' ? <RecentSearches /> : <SearchedTerm query={query} onChange={show} />}
          {isWide ? null : <FilterChips query={query} regions={regions} countOf={countOf} onChange={show} />}
          <div id={RESULTS_ID} tabIndex={-1} />
          <ListHead
            count={live.kind === 'ready' ? found.length : null}
            sort={query.sort}
            onSort={(sort) => show({ ...query, sort })}
          />
          {live.kind === 'loading' ? <SkeletonList label={commonText.loading} /> : null}
          {live.kind === 'failed' ? (
            <ErrorState
              message={tradeText.failed}
              retryLabel={commonText.retry}
              onRetry={() => location.reload()}
            />
          ) : null}
          {hasSuspects ? <p className={styles.note}>{tradeText.suspectsLast}</p> : null}
          {live.kind === 'ready' ? (
            <Results found={found} isEmptyCatalogue={products.length === 0} query={query} />
          ) : null}
        </div>
      </div>
    </Page>
  );
}
