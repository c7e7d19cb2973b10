import { useState } from 'react';
import Inbox from 'lucide-react/icons/inbox';
import { allStores } from '#data/local/queries/store-queries.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { UserId } from '#domain/ids.ts';
import type { Store } from '#domain/store/store.ts';
import type { Millis } from '#domain/units.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeStatusText } from '#i18n/ko/exchange-words.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { tryAgain } from '#session/sync-controller.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useConnection } from '#session/use-connection.ts';
import { useExchangeBoard } from '#session/use-exchange-board.ts';
import { useNow } from '#session/use-now.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useSession } from '#session/use-session.ts';
import { Chip, ChipRow } from '#ui/action/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { SkeletonList } from '#ui/feedback/skeleton.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useMedia } from '#ui/use-media.ts';
import styles from './board.module.css';
import { agendaOf, boardOf, COLUMNS, searchExchanges, type Column } from './board.ts';
import { DetailSheet } from './detail-sheet.tsx';
import { ExchangeTile } from './exchange-tile.tsx';

export interface ExchangeBoardScreenProps {
  /** The exchange whose sheet is open. */
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** /admin/gold-exchange: the desk's day. */
export function ExchangeBoardScreen(props: ExchangeBoardScreenProps) {
  return (
    <Page>
      <PageHeader title={pageText.adminGoldExchange.title} lead={text.lead} />
      <LiveBoard {...props} />
    </Page>
  );
}

function LiveBoard({ openId, onOpen }: ExchangeBoardScreenProps) {
  const { open, closed } = useExchangeBoard();
  const session = useSession();
  const connection = useConnection();
  const now = useNow();
  useRefresh({ kind: 'stores' });
  const live = useCatalogue(allStores, []);
  const stores = live.kind === 'ready' ? live.value : [];
  const [words, setWords] = useState('');

  if (open.kind === 'failed') {
    return (
      <ErrorState
        message={open.code === 'denied' ? text.denied : text.failed}
        retryLabel={commonText.retry}
        onRetry={() => location.reload()}
      />
    );
  }
  if (open.kind === 'offline' || closed.kind === 'offline') {
    return (
      <OfflineState
        message={text.offline}
        retryLabel={commonText.retry}
        stillOffline={commonText.stillOffline}
        onRetry={tryAgain}
      />
    );
  }
  if (open.kind === 'loading' || closed.kind === 'loading' || session.kind !== 'signed_in') {
    return <SkeletonList label={commonText.loading} count={4} shape="small-row" />;
  }
  const all = [...open.rows, ...(closed.kind === 'ready' ? closed.rows : [])];
  const storeNames = new Map(stores.map(({ id, name }) => [id, name] as const));
  const found = searchExchanges(all, words, storeNames);
  return (
    <>
      {connection.kind === 'online' ? null : (
        <Notice tone="info" role="status">
          {text.stale}
        </Notice>
      )}
      <div className={styles.tools}>
        <SearchField
          label={text.search}
          clearLabel={text.searchClear}
          placeholder={text.searchHint}
          value={words}
          onValueChange={setWords}
          onSearch={setWords}
        />
      </div>
      <Agenda visits={agendaOf(all, now)} {...{ stores, now, onOpen }} />
      {words.trim() !== '' && found.length === 0 ? (
        <EmptyState isCompact icon={<Inbox size={28} />} message={text.noneFound} />
      ) : (
        <Columns exchanges={found} {...{ stores, now, onOpen }} />
      )}
      <OpenExchange
        exchange={all.find(({ id }) => id === openId)}
        me={session.uid}
        {...{ openId, stores, onOpen }}
      />
    </>
  );
}

interface TilesProps {
  readonly stores: readonly Store[];
  readonly now: Millis;
  readonly onOpen: (id: string) => void;
}

function Agenda({ visits, ...rest }: TilesProps & { readonly visits: readonly GoldExchange[] }) {
  return (
    <Section title={text.agenda}>
      {visits.length === 0 ? (
        <p className={styles.quiet}>{text.agendaEmpty}</p>
      ) : (
        <div className={styles.agenda}>
          <Tiles exchanges={visits} isToday {...rest} />
        </div>
      )}
    </Section>
  );
}

const NAMES: Readonly<Record<Column, string>> = { ...exchangeStatusText, closed: text.closed };

/** Side by side where there is room, one at a time on a phone. */
function Columns({ exchanges, ...rest }: TilesProps & { readonly exchanges: readonly GoldExchange[] }) {
  const board = boardOf(exchanges);
  const isWide = useMedia('(width >= 900px)');
  const [chosen, setChosen] = useState<Column>('requested');
  const shown = isWide ? COLUMNS : COLUMNS.filter((column) => column === chosen);
  return (
    <section aria-label={text.columns} className={styles.board}>
      {isWide ? null : (
        <ChipRow label={text.choose}>
          {COLUMNS.map((column) => (
            <Chip key={column} isSelected={column === chosen} onToggle={() => setChosen(column)}>
              {text.columnCount(NAMES[column], board[column].length)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={styles.columns}>
        {shown.map((column) => (
          <section key={column} className={styles.column} aria-label={NAMES[column]}>
            <h2 className={styles.columnName}>{text.columnCount(NAMES[column], board[column].length)}</h2>
            {board[column].length === 0 ? (
              <p className={styles.quiet}>{text.emptyColumn}</p>
            ) : (
              <Tiles exchanges={board[column]} {...rest} />
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

interface TileListProps extends TilesProps {
  readonly exchanges: readonly GoldExchange[];
  readonly isToday?: boolean;
}

function Tiles({ exchanges, stores, now, isToday = false, onOpen }: TileListProps) {
  return (
    <ul className={styles.tiles}>
      {exchanges.map((exchange) => (
        <li key={exchange.id}>
          <ExchangeTile
            {...{ exchange, now, isToday }}
            storeName={stores.find(({ id }) => id === exchange.storeId)?.name ?? myExchangesText.unknownStore}
            onOpen={() => onOpen(exchange.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface OpenExchangeProps {
  readonly exchange: GoldExchange | undefined;
  readonly openId: string | undefined;
  readonly me: UserId;
  readonly stores: readonly Store[];
  readonly onOpen: (id: string | undefined) => void;
}

/** Between two lists an exchange may be in neither for a moment: its sheet stays, with what was last known. */
function OpenExchange({ exchange, openId, me, stores, onOpen }: OpenExchangeProps) {
  const [last, setLast] = useState(exchange);
  if (exchange && exchange !== last) setLast(exchange);
  const shown = exchange ?? (last?.id === openId ? last : undefined);
  if (!shown) return null;
  return <DetailSheet exchange={shown} {...{ me, stores }} onClose={() => onOpen(undefined)} />;
}
