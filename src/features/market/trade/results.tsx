import { Link } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import { activeFilterCount, NO_FILTER } from '#domain/product/product-filter.ts';
import { meantWord } from '#domain/search/meant-word.ts';
import { commonText } from '#i18n/ko/common.ts';
import { categoryText, puritySearchWords, purityText } from '#i18n/ko/product-words.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { ListEnd } from './list-end.tsx';
import { Newer } from './newer.tsx';
import { ProductList } from './product-list.tsx';
import { searchOfQuery, type TradeQuery } from '#domain/market/trade-search.ts';
import type { FormerPlace } from './use-former-place.ts';
import type { FollowedList } from './use-market-list.ts';
import type { Today, TradeList } from './use-trade-list.ts';

const text = tradeText.empty;

export interface ResultsProps {
  readonly list: TradeList;
  readonly followed: FollowedList;
  readonly query: TradeQuery;
  readonly place: FormerPlace;
  readonly today: Today;
}

/** The list itself, or why there is none. */
export function Results({ list, followed, query, place, today }: ResultsProps) {
  const ways = { words: commonText, onRetry: followed.refresh };
  if (list.kind === 'loading' || list.kind === 'failed') {
    return <LiveState kind={list.kind} failed={tradeText.failed} {...ways} />;
  }
  if (list.kind === 'device' && list.among === 0) {
    return <LiveState kind="offline" offline={tradeText.offlineEmpty} {...ways} />;
  }
  const { later, shown } = followed.state;
  const hasMore = list.kind === 'server' && shown?.next !== null;
  // Where all that is shown is somebody's who was blocked, something else may have come since.
  const newer =
    later && shown ? <Newer later={later.answer.ids} shown={shown.ids} onShow={followed.showLater} /> : null;
  if (list.products.length === 0 && !hasMore) {
    return (
      <>
        {newer}
        <NothingFound query={query} isOnDevice={list.kind === 'device'} />
      </>
    );
  }
  return (
    <>
      {newer}
      {/* Of another question none of the rows is the same: one that stands in both would be seen to jump. */}
      <ProductList key={place.key} products={list.products} place={place} today={today} />
      {list.kind === 'server' ? <ListEnd followed={followed} isDrawn={list.isDrawn} /> : null}
    </>
  );
}

interface NothingFoundProps {
  readonly query: TradeQuery;
  readonly isOnDevice: boolean;
}

function NothingFound({ query, isOnDevice }: NothingFoundProps) {
  const hasFilter = activeFilterCount(query.filter) > 0;
  if (!isOnDevice && !hasFilter && query.term === '') return <EmptyState message={text.nothing} />;
  return (
    <EmptyState
      icon={<SearchX size={32} />}
      title={isOnDevice ? text.onDeviceTitle : text.title}
      message={isOnDevice ? text.onDeviceMessage : text.message}
      action={
        <>
          <MeantTerm query={query} />
          {hasFilter ? (
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

const KNOWN = [categoryText, purityText, puritySearchWords]
  .flatMap((words) => Object.values(words))
  .filter((word) => word !== '');

/** Offers the word that was meant, where a search that found nothing is near one. */
function MeantTerm({ query }: { readonly query: TradeQuery }) {
  const meant = meantWord(query.term, KNOWN);
  if (meant === null) return null;
  return (
    <Link to="/trade" search={searchOfQuery({ ...query, term: meant })} className={buttonClass()}>
      {tradeText.empty.meant(meant)}
    </Link>
  );
}
