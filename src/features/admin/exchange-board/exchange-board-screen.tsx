import { useState } from 'react';
import Inbox from 'lucide-react/icons/inbox';
import { allStores } from '#data/local/queries/store-queries.ts';
import { useNow } from '#device/use-now.ts';
import { isOpen } from '#domain/exchange/exchange-request.ts';
import { numberQuestions } from '#domain/exchange/exchange-search.ts';
import { parseExchangeId } from '#domain/ids.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskCommonText } from '#i18n/ko/desk-common.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { useClosedExchanges, useOpenExchanges, useVisitsToday } from '#services/desk/use-exchange-desk.ts';
import { pagesOf, usePages, usePlaceInList } from '#services/desk/use-pages.ts';
import { tryAgain } from '#session/running-sync.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useSession } from '#session/use-session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import styles from './board.module.css';
import { PageTurner } from '../desk/page-turner.tsx';
import { StaleNotice } from '../desk/stale-notice.tsx';
import { Agenda } from './agenda.tsx';
import { searchExchanges } from './board.ts';
import { Columns } from './columns.tsx';
import { FoundByNumber } from './found-by-number.tsx';
import { NoExchange, OpenExchange } from './open-exchange.tsx';
import { useSettled } from './use-settled.ts';

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
  const [openPlace, donePlace, visitsPlace] = [usePlaceInList(), usePlaceInList(), usePlaceInList()];
  const openPages = usePages(useOpenExchanges(openPlace[0]), openPlace);
  const donePages = usePages(useClosedExchanges(donePlace[0]), donePlace);
  const [open, closed] = [openPages.page, donePages.page];
  const session = useSession();
  const now = useNow();
  const visits = pagesOf({ page: useVisitsToday(now, visitsPlace[0]), turn: 'here' }, visitsPlace);
  useRefresh({ kind: 'stores' });
  const live = useCatalogue(allStores, []);
  const stores = live.kind === 'ready' ? live.value : [];
  const [words, setWords] = useState('');
  const settled = useSettled(words);

  if (open.kind === 'failed') {
    const failed = open.code === 'denied' ? text.denied : text.failed;
    return <LiveState kind="failed" words={commonText} failed={failed} />;
  }
  if (open.kind === 'offline' || closed.kind === 'offline') {
    return <LiveState kind="offline" words={commonText} offline={text.offline} onRetry={tryAgain} />;
  }
  // All at once: the visits stand above the board, which would be pushed down by them.
  const isLoading =
    [open, closed].some(({ kind }) => kind === 'loading') ||
    (visits.page.kind === 'loading' && visits.turner.isFirst);
  if (isLoading || open.kind !== 'ready' || session.kind !== 'signed_in') {
    return <LiveState kind="loading" words={commonText} skeleton={{ count: 4, shape: 'small-row' }} />;
  }
  const isDoneKnown = closed.kind === 'ready';
  const done = isDoneKnown ? closed.rows : [];
  const all = [...open.rows, ...done];
  const storeNames = new Map(stores.map(({ id, name }) => [id, name] as const));
  const found = searchExchanges(all, words, storeNames);
  const isNothing = words.trim() !== '' && found.length === 0 && isDoneKnown;
  const desk = { stores, now, onOpen };
  const wanted = parseExchangeId(openId);
  const nothing = <EmptyState isCompact icon={<Inbox size={28} />} message={text.noneFound} />;
  return (
    <>
      <StaleNotice>{deskCommonText.stale}</StaleNotice>
      <div className={styles.tools}>
        <SearchField
          label={text.search}
          clearLabel={text.searchClear}
          placeholder={text.searchHint}
          value={words}
          onValueChange={setWords}
          onSearch={setWords}
        />
        <p className={styles.quiet}>{text.searchOlder}</p>
      </div>
      <Agenda visits={visits} {...desk} />
      {isDoneKnown ? null : <LiveState isCompact kind="failed" words={commonText} failed={text.doneFailed} />}
      {isNothing ? null : (
        <Columns
          exchanges={found}
          isKnown={(status) => isOpen(status) || isDoneKnown}
          isPart={(status) => !(isOpen(status) ? openPages : donePages).isWhole}
          {...desk}
        />
      )}
      {numberQuestions(settled).length > 0 ? (
        <FoundByNumber words={settled} known={found} nothing={nothing} {...desk} />
      ) : isNothing ? (
        nothing
      ) : null}
      <PageTurner firstLabel={text.firstOpen} nextLabel={text.nextOpen} {...openPages.turner} />
      <PageTurner firstLabel={text.firstDone} nextLabel={text.nextDone} {...donePages.turner} />
      {wanted === null ? (
        openId === undefined ? null : (
          <NoExchange onClose={() => onOpen(undefined)}>{text.detail.missing}</NoExchange>
        )
      ) : (
        <OpenExchange
          key={wanted}
          id={wanted}
          known={all.find(({ id }) => id === wanted)}
          me={session.uid}
          stores={stores}
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  );
}
