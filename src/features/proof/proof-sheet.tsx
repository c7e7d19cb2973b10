import { Link } from '@tanstack/react-router';

import { findProof, type KeptProof } from '#data/local/queries/proof-queries.ts';
import { saveFile } from '#device/save-file.ts';
import { useNow } from '#device/use-now.ts';
import { formatComing } from '#domain/format/format-coming.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import type { ChatId } from '#domain/ids.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { commonText } from '#i18n/ko/common.ts';
import { proofText as text } from '#i18n/ko/proof.ts';
import { quotaText } from '#i18n/ko/quota.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { deleteProof, retryProof } from '#sync/commands/keep-proof.ts';
import { wakeSync } from '#session/running-sync.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { StatusPill, type Tone } from '#ui/display/status-pill.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { proofFile } from './make-proof.ts';
import styles from './proof.module.css';
import { useProofs } from './use-proofs.ts';

export interface ProofSheetProps {
  readonly chatId: ChatId;
  readonly onClose: () => void;
}

/** The proofs of one conversation: those that are here, whether each is signed, and another one. */
export function ProofSheet({ chatId, onClose }: ProofSheetProps) {
  const { live, isMaking, problem, make } = useProofs(chatId);
  const now = useNow();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={text.sheetTitle}
      description={text.sheetLead}
      closeLabel={commonText.close}
      footer={
        <Button isFullWidth isLoading={isMaking} disabled={live.kind !== 'ready'} onClick={make}>
          {text.make}
        </Button>
      }
    >
      <Stack>
        <p role="status" className={styles.making}>
          {isMaking ? text.making : ''}
        </p>
        {problem === null ? null : (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
        {live.kind === 'ready' ? (
          live.value.length === 0 ? (
            isMaking ? null : (
              <p>{text.none}</p>
            )
          ) : (
            <ul className={styles.list} aria-label={text.list}>
              {live.value.map((proof) => (
                <li key={proof.id} className={styles.proof}>
                  <Proof proof={proof} now={now} />
                </li>
              ))}
            </ul>
          )
        ) : (
          <LiveState kind={live.kind} words={commonText} failed={text.listFailed} isCompact />
        )}
        <Notice>{text.privacy}</Notice>
        <Link to="/verify-proof" className={buttonClass({ variant: 'ghost', size: 'small' })}>
          {text.howToCheck}
        </Link>
      </Stack>
    </Sheet>
  );
}

type Signature = keyof typeof text.state;

const TONES: Readonly<Record<Signature, Tone>> = {
  signed: 'ok',
  waiting: 'gold',
  refused: 'error',
  unsigned: 'neutral',
};

function signatureOf({ seal, waits }: KeptProof): Signature {
  if (seal !== null) return 'signed';
  if (waits === null) return 'unsigned';
  return waits.state.kind === 'failed' ? 'refused' : 'waiting';
}

function Proof({ proof, now }: { readonly proof: KeptProof; readonly now: ReturnType<typeof useNow> }) {
  const db = useUserDatabase();
  const when = formatDateTime(proof.createdAt);
  const signature = signatureOf(proof);
  const held = proof.waits?.held ?? null;
  const save = async () => {
    const whole = db ? await findProof(db, proof.id) : undefined;
    if (whole) saveFile(proofFile(whole), text.fileName(seoulDate(whole.createdAt)));
  };
  const remove = async () => {
    if (!db) return;
    const removed = await deleteProof(db, proof.id);
    if (!removed.ok) toasts.show({ title: text.inFlight, tone: 'error' });
  };
  const fail = (words: string) => (error: unknown) => {
    console.warn(words, error);
    toasts.show({ title: words, tone: 'error' });
  };
  return (
    <Stack gap={8}>
      <p className={styles.head}>
        <strong>{when}</strong>
        <StatusPill tone={TONES[signature]}>{text.state[signature]}</StatusPill>
      </p>
      <p className={styles.note}>
        {text.contents(groupThousands(proof.messageCount), groupThousands(proof.photoCount))}
        {held === null ? null : ` · ${quotaText.held(formatComing(held.until, now))}`}
      </p>
      <Stack gap={8} isRow>
        <Button
          size="small"
          aria-label={text.saveNamed(when)}
          onClick={() => void save().catch(fail(text.failed))}
        >
          {text.save}
        </Button>
        {signature === 'refused' ? (
          <Button
            size="small"
            variant="secondary"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              if (db) void retryProof(db, proof.id).then(wakeSync, fail(text.failed));
            }}
          >
            {commonText.retry}
          </Button>
        ) : null}
        <AskingButton
          label={text.remove}
          aria-label={text.removeNamed(when)}
          size="small"
          variant="ghost"
          isDanger
          question={{ title: text.removeTitle, body: text.removeBody, no: commonText.cancel }}
          onYes={() => void remove().catch(fail(text.notRemoved))}
        />
      </Stack>
    </Stack>
  );
}
