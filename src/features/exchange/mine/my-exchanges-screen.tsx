import { Link, useNavigate } from '@tanstack/react-router';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import { useEffect, useState } from 'react';
import { ownExchanges } from '#data/local/queries/exchange-queries.ts';
import { allStores } from '#data/local/queries/store-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import type { Millis } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myExchangesText as text } from '#i18n/ko/exchange.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { tryAgain } from '#session/running-sync.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useConnection } from '#session/use-connection.ts';
import { useLive } from '#session/use-live.ts';
import { usePulledAt } from '#session/use-pulled-at.ts';
import { usePulled } from '#session/use-pulled.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { markExchangesViewed } from '#sync/commands/mark-exchange-viewed.ts';
import { realEnvironment } from '#sync/environment.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useStillThere } from '#ui/use-still-there.ts';
import { keptExchanges } from '../kept-exchanges.ts';
import { ExchangeCard } from './exchange-card.tsx';
import styles from './mine.module.css';
import { WaitingCard } from './waiting-card.tsx';

export interface MyExchangesScreenProps {
  /** The exchange that a notification is about. */
  readonly wanted: string | undefined;
}

/** /my-exchanges: everything one has asked for, from this device's own records. */
export function MyExchangesScreen({ wanted }: MyExchangesScreenProps) {
  return (
    <Page width="reading">
      <PageHeader
        title={pageText.myExchanges.title}
        lead={text.lead}
        actions={
          <Link to="/gold-exchange" className={buttonClass({ size: 'small' })}>
            {text.ask}
          </Link>
        }
      />
      <Exchanges wanted={wanted} />
    </Page>
  );
}

function Exchanges({ wanted }: MyExchangesScreenProps) {
  const db = useUserDatabase();
  const now = useNow();
  const connection = useConnection();
  const navigate = useNavigate();
  // Of the page: the card of what is rewritten is gone by then.
  const isStillThere = useStillThere();
  const [attempt, setAttempt] = useState(0);
  const live = useLive(async () => (db ? ownExchanges(db) : null), [db, attempt], keptExchanges);
  useRefresh({ kind: 'stores' });
  const stores = useCatalogue(allStores, []);
  const news =
    live.kind === 'ready' ? (live.value?.exchanges.filter(({ viewed }) => !viewed).length ?? 0) : 0;
  useEffect(() => {
    if (!db || news === 0) return undefined;
    const mark = () => {
      // A tab in the background has not been looked at.
      if (document.hidden) return;
      markExchangesViewed(db, realEnvironment).catch((error: unknown) => console.warn('not marked', error));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [db, news]);

  if (live.kind !== 'ready') {
    const again = () => setAttempt(attempt + 1);
    return (
      <LiveState
        kind={live.kind}
        words={commonText}
        failed={text.failed}
        onRetry={again}
        skeleton={{ count: 2 }}
      />
    );
  }
  const { waiting, exchanges } = live.value ?? { waiting: [], exchanges: [] };
  if (waiting.length + exchanges.length === 0) return <NoExchanges />;
  const storesById = new Map(
    (stores.kind === 'ready' ? stores.value : []).map((store) => [store.id, store] as const),
  );
  return (
    <>
      {connection.kind === 'online' ? null : <AsOf now={now} />}
      <ul className={styles.list} aria-label={text.list}>
        {waiting.map((request) => (
          <li key={request.id}>
            <WaitingCard
              waiting={request}
              now={now}
              onRewritten={() => {
                if (isStillThere()) void navigate({ to: '/gold-exchange' });
              }}
            />
          </li>
        ))}
        {exchanges.map((exchange) => (
          <li key={exchange.id}>
            <ExchangeCard
              exchange={exchange}
              store={storesById.get(exchange.storeId)}
              now={now}
              isWanted={exchange.id === wanted}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function AsOf({ now }: { readonly now: Millis }) {
  const at = usePulledAt('exchanges');
  return at === null ? null : <p className={styles.note}>{text.asOf(formatRelative(at, now))}</p>;
}

function NoExchanges() {
  const pulled = usePulled('exchanges');
  if (pulled !== 'pulled') {
    return (
      <LiveState
        kind={pulled}
        words={commonText}
        failed={text.failed}
        onRetry={tryAgain}
        skeleton={{ count: 2 }}
      />
    );
  }
  return (
    <EmptyState
      icon={<RefreshCcw size={32} />}
      message={text.empty}
      action={
        <Link to="/gold-exchange" className={buttonClass()}>
          {text.ask}
        </Link>
      }
    />
  );
}
