import { Link } from '@tanstack/react-router';
import BellPlus from 'lucide-react/icons/bell-plus';
import type { OwnSearch } from '#data/local/queries/search-queries.ts';
import { questionAtAddress } from '#domain/market/saved-search.ts';
import { SAVED_SEARCH_LIMITS } from '#domain/market/search-wish.ts';
import { searchOfQuery } from '#domain/market/trade-search.ts';
import { commonText } from '#i18n/ko/common.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { savedSearchesText as text } from '#i18n/ko/saved-searches.ts';
import { tryAgain } from '#session/running-sync.ts';
import { usePulled } from '#session/use-pulled.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { ignoreSecondPress } from '#ui/overlay/second-press.ts';
import styles from './saved-searches.module.css';
import { nameOfSearch, useSavedSearches, wishOfSearch } from './use-saved-searches.ts';

/** /saved-searches: which searches somebody is told of; paused, resumed and given up here. */
export function SavedSearchesScreen() {
  const db = useUserDatabase();
  return (
    <Page width="reading">
      <PageHeader title={pageText.savedSearches.title} lead={text.lead} />
      {db ? <Searches db={db} /> : <LiveState kind="loading" words={commonText} />}
    </Page>
  );
}

function Searches({ db }: { readonly db: OwnDatabase }) {
  const live = useSavedSearches(db);
  const pulled = usePulled('savedSearches');
  if (live.kind !== 'ready') {
    return <LiveState kind={live.kind} words={commonText} failed={text.failed} />;
  }
  if (live.value.length === 0) {
    return pulled === 'pulled' ? (
      <NoSearches />
    ) : (
      <LiveState kind={pulled} words={commonText} offline={text.offline} onRetry={tryAgain} />
    );
  }
  return (
    <>
      <p className={`${styles.small} tabular`} role="status">
        {text.count(live.value.length, SAVED_SEARCH_LIMITS.most)}
      </p>
      <ul className={styles.list} aria-label={text.list}>
        {live.value.map((search) => (
          <SearchRow key={search.id} db={db} search={search} />
        ))}
      </ul>
    </>
  );
}

function SearchRow({ db, search }: { readonly db: OwnDatabase; readonly search: OwnSearch }) {
  const { address, isPaused, delivery } = search;
  const name = nameOfSearch(address);
  const wish = (...what: readonly ['kept' | 'paused' | 'removed', string]) =>
    void wishOfSearch(db, address, ...what);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link to="/trade" search={searchOfQuery(questionAtAddress(address))} className={styles.name}>
          {name}
        </Link>
        <span className={styles.small}>{isPaused ? text.isPaused : text.told}</span>
        {delivery === 'done' ? null : <span className={styles.small}>{text[delivery]}</span>}
      </span>
      <span className={styles.deeds}>
        <Button
          variant="secondary"
          size="small"
          aria-label={isPaused ? text.resumeNamed(name) : text.pauseNamed(name)}
          onClick={() => {
            // It means the opposite before a double tap is over.
            ignoreSecondPress();
            if (isPaused) wish('kept', text.resumedNow);
            else wish('paused', text.pausedNow);
          }}
        >
          {isPaused ? text.resume : text.pause}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={text.removeNamed(name)}
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            wish('removed', text.removed);
          }}
        >
          {text.remove}
        </Button>
      </span>
    </li>
  );
}

const NoSearches = () => (
  <EmptyState
    icon={<BellPlus size={32} />}
    title={text.empty.title}
    message={text.empty.message}
    action={
      <Link to="/trade" className={buttonClass()}>
        {text.empty.browse}
      </Link>
    }
  />
);
