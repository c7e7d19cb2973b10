import { Link } from '@tanstack/react-router';
import type { OwnExchanges } from '#data/local/queries/exchange-queries.ts';
import { isOpen } from '#domain/exchange/exchange-request.ts';
import { exchangeStatusText } from '#i18n/ko/exchange-words.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './request.module.css';

export interface RequestsFullProps {
  readonly own: OwnExchanges;
}

/** Why no further exchange can be asked for, with the way to each of those that are under way. */
export function RequestsFull({ own }: RequestsFullProps) {
  const { exchanges, waiting } = openOf(own);
  return (
    <div className={styles.full}>
      <Notice tone="info" title={text.full}>
        {text.fullBody}
        <ul className={styles.open} aria-label={text.fullList}>
          {waiting.map(({ id }) => (
            <li key={id}>
              <Link to="/my-exchanges">{text.fullWaiting}</Link>
            </li>
          ))}
          {exchanges.map(({ id, requestNo, status }) => (
            <li key={id}>
              <Link to="/my-exchanges" search={{ id }}>
                {text.fullOne(requestNo, exchangeStatusText[status])}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** What occupies the desk, or will as soon as it arrives there. */
export const openOf = ({ exchanges, waiting }: OwnExchanges): OwnExchanges => ({
  exchanges: exchanges.filter(({ status }) => isOpen(status)),
  waiting: waiting.filter(({ state }) => state.kind !== 'failed'),
});
