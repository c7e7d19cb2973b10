import Coins from 'lucide-react/icons/coins';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { countPieces, piecesOf } from '#data/local/queries/own-gold-queries.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { commonText } from '#i18n/ko/common.ts';
import { ownGoldText as text } from '#i18n/ko/own-gold.ts';
import { useOwnGold } from '#services/own-gold/use-own-gold.ts';
import { useLive } from '#session/use-live.ts';
import { useWish } from '#session/use-wish.ts';
import { deletePieces, movePieces, type OwnGold } from '#sync/commands/keep-own-gold.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { BackupSection } from './backup-section.tsx';
import styles from './own-gold.module.css';
import { PieceForm } from './piece-form.tsx';
import { PieceRow } from './piece-row.tsx';
import { PieceSheet } from './piece-sheet.tsx';
import { tellOfRemoval } from './tell-of-removal.ts';
import { TotalCard } from './total-card.tsx';
import { useGoldBasis } from './use-gold-basis.ts';
import { WorthChart } from './worth-chart.tsx';

/** /my-gold: pieces that never leave this device but in a file that their owner makes. */
export function OwnGoldScreen() {
  const gold = useOwnGold();
  return (
    <Page width="reading">
      <PageHeader title={text.title} lead={text.lead} />
      {gold ? <Pieces key={gold.owner} gold={gold} /> : <Waiting />}
    </Page>
  );
}

const Waiting = () => (
  <LiveState kind="loading" words={commonText} skeleton={{ count: 3, shape: 'small-row' }} />
);

type Shown =
  | { readonly kind: 'list' }
  /** By its `row`, to which the focus comes back. */
  | { readonly kind: 'piece'; readonly id: string; readonly row: HTMLElement }
  | { readonly kind: 'form'; readonly piece: OwnPiece | null };

function Pieces({ gold }: { readonly gold: OwnGold }) {
  const [attempt, setAttempt] = useState(0);
  const live = useLive(() => piecesOf(gold.db, gold.owner), [gold.db, gold.owner, attempt]);
  const basis = useGoldBasis();
  const [shown, setShown] = useState<Shown>({ kind: 'list' });
  const close = () => setShown({ kind: 'list' });
  if (live.kind === 'failed') {
    const again = () => setAttempt(attempt + 1);
    return <LiveState kind="failed" words={commonText} failed={text.failed} onRetry={again} />;
  }
  if (live.kind === 'loading' || basis.isPending) return <Waiting />;
  const pieces = live.value;
  const open = shown.kind === 'piece' ? pieces.find(({ id }) => id === shown.id) : undefined;
  const add = (
    <Button
      icon={<Plus size={18} aria-hidden="true" />}
      onClick={() => setShown({ kind: 'form', piece: null })}
    >
      {text.add}
    </Button>
  );
  return (
    <>
      <WrittenSignedOut gold={gold} />
      {pieces.length === 0 ? (
        <EmptyState icon={<Coins size={32} />} message={text.empty} action={add} />
      ) : (
        <>
          <TotalCard pieces={pieces} basis={basis} />
          <Section title={text.list} more={<span className="tabular">{text.count(pieces.length)}</span>}>
            <ul className={styles.list}>
              {pieces.map((piece) => (
                <li key={piece.id}>
                  <PieceRow
                    {...{ gold, piece }}
                    price={basis.price}
                    onOpen={(row) => setShown({ kind: 'piece', id: piece.id, row })}
                  />
                </li>
              ))}
            </ul>
            <div className={styles.buttons}>{add}</div>
          </Section>
          <WorthChart pieces={pieces} />
        </>
      )}
      <BackupSection gold={gold} pieces={pieces} />
      <Stays gold={gold} hasPieces={pieces.length > 0} />
      {open ? (
        <PieceSheet
          {...{ gold, basis }}
          piece={open}
          onEdit={() => setShown({ kind: 'form', piece: open })}
          onRemove={() => (shown.kind === 'piece' ? focusBesideOnceGone(shown.row) : undefined)}
          onClose={close}
        />
      ) : null}
      {shown.kind === 'form' ? (
        <PieceForm key={shown.piece?.id ?? 'new'} gold={gold} piece={shown.piece} onClose={close} />
      ) : null}
    </>
  );
}

/** What was written down before the sign-in, for its writer to take along. */
function WrittenSignedOut({ gold }: { readonly gold: OwnGold }) {
  const isMember = gold.owner !== 'signed_out';
  const found = useLive(
    async () => (isMember ? await countPieces(gold.db, 'signed_out') : 0),
    [gold.db, isMember],
  );
  const wish = useWish(JSON.stringify(found));
  if (found.kind !== 'ready' || found.value === 0) return null;
  const move = async () => {
    const moved = await wish.fulfil(() => movePieces(gold, 'signed_out'));
    if (moved === null) return;
    toasts.show(
      moved.ok
        ? { title: text.stays.moved, tone: 'ok' }
        : { title: text.stays.notMoved[moved.code], tone: 'error' },
    );
  };
  return (
    <Notice tone="info">
      <p>{text.stays.found(found.value)}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          void move();
        }}
      >
        {text.stays.move}
      </Button>
    </Notice>
  );
}

function Stays({ gold, hasPieces }: { readonly gold: OwnGold; readonly hasPieces: boolean }) {
  return (
    <Section title={text.stays.title}>
      <p className={styles.hint}>{text.stays.body}</p>
      {gold.owner === 'signed_out' && hasPieces ? (
        <p className={styles.hint}>{text.stays.signedOut}</p>
      ) : null}
      {hasPieces ? (
        <div className={styles.buttons}>
          <AskingButton
            variant="quietDanger"
            size="small"
            label={text.stays.eraseAll}
            question={{ title: text.stays.eraseTitle, body: text.stays.eraseBody, no: commonText.cancel }}
            isDanger
            onYes={() => void tellOfRemoval(() => deletePieces(gold))}
          />
        </div>
      ) : null}
    </Section>
  );
}
