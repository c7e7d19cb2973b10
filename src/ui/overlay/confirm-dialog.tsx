import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import sheet from './sheet.module.css';
import styles from './confirm-dialog.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useFirstOpening } from './use-first-opening.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly body?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What is asked about cannot be undone. */
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
}

/** Asks before something that has consequences. A press outside does not answer; Escape and Back cancel. */
export function ConfirmDialog({ isOpen: isWanted, ...props }: ConfirmDialogProps) {
  const { isThere, isOpen } = useFirstOpening(isWanted);
  return isThere ? <DialogThere isOpen={isOpen} {...props} /> : null;
}

function DialogThere({
  isOpen,
  title,
  body,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isDanger = false,
  isBusy = false,
}: ConfirmDialogProps) {
  useCloseOnBack(isOpen, () => {
    if (!isBusy) onCancel();
  });
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open || isBusy ? undefined : onCancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={sheet.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {body ? <AlertDialog.Description className={styles.body}>{body}</AlertDialog.Description> : null}
          <div className={styles.actions}>
            <AlertDialog.Close render={<Button variant="secondary">{cancelLabel}</Button>} />
            <Button variant={isDanger ? 'danger' : 'primary'} isLoading={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
