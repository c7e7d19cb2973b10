import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useNow } from '#device/use-now.ts';
import { questionKey } from '#domain/market/market-question.ts';
import { isWorthKeeping } from '#domain/market/saved-search.ts';
import type { ProductSort } from '#domain/product/product-filter.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useGoldPrice } from '../listing/use-gold-today.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterRail } from './filter-rail.tsx';
import { ListHead } from './list-head.tsx';
import { listWords } from './list-words.ts';
import { RecentSearches } from './recent-searches-row.tsx';
import { rememberSearch } from './recent-searches.ts';
import { Results } from './results.tsx';
import { SearchedTerm } from './searched-term.tsx';
import type { TradeSearch } from '#domain/market/trade-params.ts';
import { queryOfSearch, searchOfQuery, type TradeQuery } from '#domain/market/trade-search.ts';
import { useFormerPlace, type FormerPlace } from './use-former-place.ts';
import { useTradeList } from './use-trade-list.ts';
import styles from './trade-screen.module.css';

const SaveSearch = lazy(() =>
  import('../saved/save-search.tsx').then((module) => ({ default: module.SaveSearch })),
);

/** From here on the filters stand beside the list. */
const WITH_RAIL = '(width >= 60em)';
const RESULTS_ID = 'results';

/** /trade: the market, asked page by page. The header's search field sets the term. */
export function TradeScreen({ search }: { readonly search: TradeSearch }) {
  const navigate = useNavigate();
  const query = useMemo(() => queryOfSearch(search), [search]);
  const place = useFormerPlace(questionKey(query));
  const isWide = useMedia(WITH_RAIL);
  useEffect(() => rememberSearch(query.term), [query.term]);

  const show = (next: TradeQuery) => void navigate({ to: '/trade', search: searchOfQuery(next) });
  const keep = isWorthKeeping(query) ? (
    <div className={styles.keep}>
      <Suspense>
        <SaveSearch question={query} />
      </Suspense>
    </div>
  ) : null;
  return (
    <Page>
      <PageHeader title={pageText.trade.title} lead={tradeText.lead} />
      {isWide ? (
        <a className={styles.skip} href={`#${RESULTS_ID}`}>
          {tradeText.toResults}
        </a>
      ) : null}
      <div className={styles.columns}>
        {isWide ? <FilterRail query={query} onChange={show} /> : null}
        <div className={styles.main}>
          {/* As high as each other, so that whoever comes back from a search finds what is below where it was. */}
          {query.term === '' ? (
            <RecentSearches />
          ) : (
            <SearchedTerm query={query} onChange={show} keep={keep} />
          )}
          {isWide ? null : <FilterChips query={query} onChange={show} />}
          {query.term === '' ? keep : null}
          <div id={RESULTS_ID} tabIndex={-1} />
          <Found query={query} place={place} onSort={(sort) => show({ ...query, sort })} />
        </div>
      </div>
    </Page>
  );
}

interface FoundProps {
  readonly query: TradeQuery;
  readonly place: FormerPlace;
  readonly onSort: (sort: ProductSort) => void;
}

/** What hangs on the answer, which comes in steps: what stands around it is drawn once for each question. */
function Found({ query, place, onSort }: FoundProps) {
  // Read once for the whole screen: each reading is a question to the disk, again with whatever is synced.
  const today = { gold: useGoldPrice(), now: useNow() };
  const [list, followed] = useTradeList(query, today, place);
  const hasSuspects = 'suspects' in list && list.suspects > 0;
  const { count, where } = listWords(list, today.now);
  return (
    <>
      <ListHead count={count} where={where} sort={query.sort} onSort={onSort} />
      {hasSuspects ? <p className={styles.note}>{tradeText.suspectsLast}</p> : null}
      <Results list={list} followed={followed} query={query} place={place} today={today} />
    </>
  );
}
