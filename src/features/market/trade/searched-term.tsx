import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { tradeText } from '#i18n/ko/trade.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import styles from './searched-term.module.css';
import type { TradeQuery } from '#domain/market/trade-search.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';

export interface SearchedTermProps {
  readonly query: TradeQuery;
  readonly onChange: (query: TradeQuery) => void;
  /** The way to keep the search. */
  readonly keep: ReactNode;
}

/** What is searched for, with the way back to everything; the filters stay. */
export function SearchedTerm({ query, onChange, keep }: SearchedTermProps) {
  return (
    <>
      <div className={styles.term}>
        <p className={styles.words}>{tradeText.results(query.term)}</p>
        <IconButton
          label={tradeText.clearTerm}
          icon={<X size={20} aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            onChange({ ...query, term: '' });
          }}
        />
      </div>
      {keep}
    </>
  );
}
