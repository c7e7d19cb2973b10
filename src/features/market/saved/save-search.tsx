import { Link } from '@tanstack/react-router';
import BellPlus from 'lucide-react/icons/bell-plus';
import { useRef } from 'react';
import { savedSearchAt } from '#data/local/queries/search-queries.ts';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { addressOfQuestion } from '#domain/market/saved-search.ts';
import { savedSearchesText as text } from '#i18n/ko/saved-searches.ts';
import { useConnection } from '#session/use-connection.ts';
import { useLive } from '#session/use-live.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import styles from './saved-searches.module.css';
import { wishOfSearch } from './use-saved-searches.ts';

const BELL = <BellPlus size={16} aria-hidden="true" />;

/** Keeps what /trade is asked for; whoever is no member yet is shown the way. */
export function SaveSearch({ question }: { readonly question: MarketQuestion }) {
  const session = useSession();
  const db = useUserDatabase();
  const address = addressOfQuestion(question);
  if (session.kind === 'loading') return null;
  if (session.kind !== 'signed_in' || !db) {
    return (
      <Link
        to="/login"
        search={{ redirect: `/trade?${address}` }}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {BELL}
        {text.keep}
      </Link>
    );
  }
  if (!session.isEmailVerified) {
    return (
      <Link
        to="/verify-email"
        search={{ redirect: `/trade?${address}` }}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {BELL}
        {text.keep}
      </Link>
    );
  }
  return <Own db={db} address={address} />;
}

function Own({ db, address }: { readonly db: OwnDatabase; readonly address: string }) {
  const { kind } = useConnection();
  const all = useRef<HTMLAnchorElement>(null);
  const live = useLive(() => savedSearchAt(db, address), [db, address]);
  if (live.kind === 'loading') return null;
  const search = live.kind === 'ready' ? live.value : null;
  const done = kind === 'offline' ? text.addedOffline : text.added;
  const keep = () => void wishOfSearch(db, address, 'kept', search === null ? done : text.resumedNow);
  return (
    <>
      {search === null ? null : (
        <p className={styles.kept} role="status">
          {search.isPaused ? text.paused : text.kept}
        </p>
      )}
      {search === null || search.isPaused ? (
        <Button
          variant="secondary"
          size="small"
          icon={BELL}
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget, all.current);
            keep();
          }}
        >
          {search === null ? text.keep : text.resume}
        </Button>
      ) : null}
      <Link ref={all} to="/saved-searches" className={buttonClass({ variant: 'ghost', size: 'small' })}>
        {text.all}
      </Link>
    </>
  );
}
