import Store from 'lucide-react/icons/store';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ownExchanges } from '#data/local/queries/exchange-queries.ts';
import { useNow } from '#device/use-now.ts';
import { canRequest } from '#domain/exchange/exchange-request.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { useAccount } from '#services/account/use-account.ts';
import type { TakeDraft } from '#services/forms/left-draft.ts';
import { useLeftDraft } from '#services/forms/use-left-draft.ts';
import { useLastReady } from '#session/use-lasting.ts';
import { useLive } from '#session/use-live.ts';
import { usePulled } from '#session/use-pulled.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { takeExchangeDraft } from '#sync/commands/request-exchange.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { keptExchanges } from '../kept-exchanges.ts';
import { emptyForm, restoreForm, withBar, type ExchangeForm } from './exchange-form.ts';
import { RequestWizard, type RequestWizardProps } from './request-wizard.tsx';
import { openOf, RequestsFull } from './requests-full.tsx';
import { useExchangeBasis, type ExchangeBasis } from './use-exchange-basis.ts';

const takeLeft: TakeDraft<ExchangeForm> = (db, tab, living) =>
  takeExchangeDraft(db, tab, living, restoreForm);

export interface GoldExchangeScreenProps {
  /** A bar that the fee calculator hands over, "10돈". */
  readonly bar: string | undefined;
  /** It stands in the form that is kept: the address is to bring it no more. */
  readonly onBarTaken: () => void;
  readonly onAsked: () => void;
}

/** /gold-exchange: asking for an exchange, in four steps. */
export function GoldExchangeScreen(props: GoldExchangeScreenProps) {
  return (
    <Page>
      <PageHeader title={pageText.goldExchange.title} lead={text.lead} />
      <Content key={useUserDatabase()?.name} {...props} />
    </Page>
  );
}

function Content({ bar, onBarTaken, onAsked }: GoldExchangeScreenProps): ReactNode {
  const db = useUserDatabase();
  const now = useNow();
  const [attempt, setAttempt] = useState(0);
  const basis = useExchangeBasis(now, attempt);
  const account = useAccount();
  // What has been begun goes on with what was read, where a later look fails.
  const live = useLastReady(
    useLive(async () => (db ? await ownExchanges(db) : null), [db, attempt], keptExchanges),
  );
  const left = useLeftDraft(takeLeft);
  // How many are open already stands above the form, which would be pushed down by it.
  const isAskingForOwn = usePulled('exchanges') === 'loading';
  const [started, setStarted] = useState<Started | null>(null);
  const letGo = useEffectEvent(onBarTaken);
  // Behind the form's own effects, which have noted what the address has brought.
  useEffect(() => {
    if (started !== null && bar !== undefined) letGo();
  }, [started, bar]);
  const stores = useLastReady(basis.stores);
  const isStillThere = useStillThere();

  if (live.kind === 'failed' || stores.kind === 'failed') {
    const again = () => setAttempt(attempt + 1);
    return <LiveState kind="failed" words={commonText} failed={text.loadFailed} onRetry={again} />;
  }
  const isEmpty = stores.kind === 'ready' && stores.value.length === 0;
  // Without network nobody is waited for, and when it is back nothing is taken from whoever has begun.
  const isAsking = started === null && (isAskingForOwn || (isEmpty && basis.isAskingForStores));
  if (!db || live.kind === 'loading' || left.kind === 'loading' || stores.kind === 'loading' || isAsking) {
    return <LiveState kind="loading" words={commonText} skeleton={{ count: 3, shape: 'small-row' }} />;
  }
  if (isEmpty) {
    return (
      <EmptyState
        icon={<Store size={32} />}
        message={noStoresWords(basis.storesFailed)}
        action={
          <button
            type="button"
            className={buttonClass()}
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              basis.refreshStores();
            }}
          >
            {commonText.retry}
          </button>
        }
      />
    );
  }
  const own = live.value ?? { exchanges: [], waiting: [] };
  const open = openOf(own);
  const isFull = !canRequest(open.exchanges.length + open.waiting.length);
  // Said before anything is filled in; what is being typed is not taken away.
  if (isFull && started === null) return <RequestsFull own={own} />;
  // The form's own state goes on from here: what the disk says later must not overwrite what is being typed.
  const begun = started ?? begunWith(left.draft ?? emptyForm(), bar);
  if (started === null) setStarted(begun);
  return (
    <>
      {isFull ? <RequestsFull own={own} /> : null}
      <RequestWizard
        key={db.name}
        {...begun}
        {...{ basis, now }}
        phone={account.kind === 'ready' ? account.value.phone : ''}
        stores={stores.value}
        onAsked={(isOffline) => {
          const body = isOffline ? text.askedOffline : undefined;
          const clickAction = isStillThere() ? undefined : '/my-exchanges';
          toasts.show({ title: text.asked, body, tone: 'ok', clickAction });
          if (isStillThere()) onAsked();
        }}
      />
    </>
  );
}

/** Where a form begins, and what is kept of it by then. */
type Started = Required<Pick<RequestWizardProps, 'initial' | 'left'>>;

const begunWith = (left: ExchangeForm, bar: string | undefined): Started => ({
  left,
  initial: bar === undefined ? left : withBar(left, bar),
});

function noStoresWords(failed: ExchangeBasis['storesFailed']): string {
  if (failed === null) return text.visit.noStores.none;
  if (failed === 'offline') return text.visit.noStores.offline;
  return failed === 'disk' ? text.visit.noStores.disk : text.visit.noStores.failed;
}
