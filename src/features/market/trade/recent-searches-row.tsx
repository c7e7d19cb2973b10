import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { tradeText } from '#i18n/ko/trade.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import styles from './recent-searches-row.module.css';
import { forgetAllSearches, forgetSearch, useRecentSearches } from './recent-searches.ts';
import { searchForTerm } from '#domain/market/trade-search.ts';

const text = tradeText.recent;

/** What was searched for on this device, to be searched for again or forgotten. */
export function RecentSearches() {
  const terms = useRecentSearches();
  if (terms.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={text.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        <Button
          variant="ghost"
          size="small"
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            forgetAllSearches();
          }}
        >
          {text.forgetAll}
        </Button>
      </div>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term} className={styles.term}>
            <Link to="/trade" search={searchForTerm(term)} className={styles.link}>
              {term}
            </Link>
            <button
              type="button"
              className={styles.forget}
              aria-label={text.forget(term)}
              onClick={({ currentTarget }) => {
                focusBesideOnceGone(currentTarget);
                forgetSearch(term);
              }}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
