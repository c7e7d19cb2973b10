import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import { usePatience } from '#device/use-patience.ts';
import type { ProductId } from '#domain/ids.ts';
import { assertNever } from '#domain/result.ts';
import { commonText } from '#i18n/ko/common.ts';
import { sellText as text } from '#i18n/ko/sell.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { ListingPublished, type Submitted } from './listing-published.tsx';
import type { RenderSpecs } from './preview-step.tsx';
import { SellForm } from './sell-form.tsx';
import { emptyDraft, useSellStart } from './use-sell-draft.ts';

export interface SellScreenProps {
  /** `null` for a new listing. */
  readonly edited: ProductId | null;
  /** Pictures were shared with the app, and this device could not keep them. */
  readonly hasShareFailed: boolean;
  readonly renderSpecs: RenderSpecs;
}

/** /sell, and /sell?edit={productId} */
export function SellScreen({ edited, hasShareFailed, renderSpecs }: SellScreenProps) {
  const db = useUserDatabase();
  return (
    <Page width="reading">
      <PageHeader title={edited === null ? text.title : text.editTitle} />
      {hasShareFailed ? (
        <Notice tone="error" role="alert">
          {text.shareFailed}
        </Notice>
      ) : null}
      {db ? <Start key={edited ?? 'new'} {...{ db, edited, renderSpecs }} /> : <Waiting />}
    </Page>
  );
}

/** A server that takes longer than that to say how a listing stands is not waited for. */
const ASK_FOR_MS = 2_000;

type StartProps = Pick<SellScreenProps, 'edited' | 'renderSpecs'> & { readonly db: OwnDatabase };

function Start({ db, edited, renderSpecs }: StartProps) {
  const { isRefreshing, failed, refresh } = useRefresh(
    edited === null ? null : { kind: 'product', id: edited },
  );
  // The form begins once, and again only from nothing.
  const [begun, setBegun] = useState<ListingDraft | null>(null);
  const [round, setRound] = useState(0);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const isPatient = usePatience(edited ?? 'new', ASK_FOR_MS);
  const start = useSellStart(db, edited, { isAnew: round > 0, isAsking: isRefreshing && isPatient });
  const beginAnew = () => {
    setRound(round + 1);
    setBegun(edited === null ? emptyDraft() : null);
  };
  if (begun === null && start.kind === 'ready') setBegun(start.draft);
  if (submitted) {
    const onAnother = () => {
      setSubmitted(null);
      beginAnew();
    };
    return <ListingPublished db={db} {...submitted} onAnother={onAnother} />;
  }
  if (begun) {
    return (
      <SellForm
        key={round}
        db={db}
        edited={edited}
        renderSpecs={renderSpecs}
        initial={begun}
        onSubmitted={setSubmitted}
        onDropped={beginAnew}
      />
    );
  }
  switch (start.kind) {
    case 'failed':
      return <LiveState kind="failed" words={commonText} onRetry={refresh} />;
    case 'unknown':
      if (isRefreshing) return <Waiting />;
      // Nobody has said that there is none.
      if (failed === 'offline') return <LiveState kind="offline" words={commonText} onRetry={refresh} />;
      if (failed === 'broken' || failed === 'disk') {
        return <LiveState kind="failed" words={commonText} onRetry={refresh} />;
      }
      return <DeadEnd>{text.notFound}</DeadEnd>;
    case 'missing':
      return <DeadEnd>{text.notFound}</DeadEnd>;
    case 'incomplete':
      if (isRefreshing) return <Waiting />;
      return (
        <LiveState
          kind={failed === 'offline' ? 'offline' : 'failed'}
          words={commonText}
          offline={text.incompleteOffline}
          onRetry={refresh}
        />
      );
    case 'sold':
      return <DeadEnd>{text.sold}</DeadEnd>;
    case 'loading':
    case 'ready':
      return <Waiting />;
    default:
      return assertNever(start);
  }
}

const Waiting = (): ReactNode => (
  <LiveState kind="loading" words={commonText} skeleton={{ count: 3, shape: 'small-row' }} />
);

function DeadEnd({ children }: { readonly children: string }) {
  return (
    <EmptyState
      message={children}
      action={
        <Link to="/my-products" className={buttonClass({ variant: 'secondary' })}>
          {text.toMyProducts}
        </Link>
      }
    />
  );
}
