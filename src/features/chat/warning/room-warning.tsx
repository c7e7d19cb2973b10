import ShieldAlert from 'lucide-react/icons/shield-alert';
import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import type { ScamSignal } from '#domain/safety/scam-signals.ts';
import { scamText } from '#i18n/ko/scam.ts';
import type { Judgement } from '#services/chat/room-judge.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import styles from './room-warning.module.css';

const text = scamText;

type Told = Pick<Judgement, 'reader'> & { readonly signals: readonly ScamSignal[] };

/**
 * The pattern of fraud that a conversation bears the signs of: what the trick is, what to do, and the ways
 * out.
 */
export function WarningCard({
  reader,
  signals,
  actions,
  onDismiss,
}: Told & {
  /** 신고 and 차단. */
  readonly actions: ReactNode;
  readonly onDismiss: () => void;
}) {
  const titleId = useId();
  const [gravest] = signals;
  if (gravest === undefined) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <ShieldAlert size={20} aria-hidden="true" />
        <h2 id={titleId} className={styles.title}>
          {text.signal[gravest].title}
        </h2>
        <IconButton
          label={text.dismiss}
          icon={<X size={20} aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            onDismiss();
          }}
        />
      </div>
      <div className={styles.rest}>
        <p>{text.signal[gravest][reader]}</p>
        <Others signals={signals} />
        {actions}
      </div>
    </section>
  );
}

/** The same as a step before an answer: it is passed by saying that it was read. */
export function WarningStep({
  reader,
  signals,
  isOpen,
  onPass,
  onCancel,
}: Told & { readonly isOpen: boolean; readonly onPass: () => void; readonly onCancel: () => void }) {
  const [gravest] = signals;
  if (gravest === undefined) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.signal[gravest].title}
      body={
        <>
          {text.signal[gravest][reader]}
          <Others signals={signals} />
        </>
      }
      confirmLabel={text.step.confirm}
      cancelLabel={text.step.cancel}
      onConfirm={onPass}
      onCancel={onCancel}
    />
  );
}

function Others({ signals }: Pick<Told, 'signals'>) {
  const [, ...others] = signals;
  if (others.length === 0) return null;
  return (
    <span className={styles.others}>
      {text.also(others.map((other) => text.signal[other].title).join(', '))}
    </span>
  );
}
