import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { signOutText } from '#i18n/ko/sign-out.ts';
import type { SignOutStep } from '#services/account/use-sign-out.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

export interface SignOutQuestionProps {
  readonly step: Extract<SignOutStep, { readonly lost: unknown }>;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Whether what waits on this device may go with the sign-out. */
export const SignOutQuestion = ({ step, onConfirm, onCancel }: SignOutQuestionProps) => (
  <ConfirmDialog
    isOpen
    isDanger
    isBusy={step.kind === 'leaving'}
    title={signOutText.lost(step.lost)}
    body={signOutText.body(step.lost)}
    confirmLabel={shellText.logout}
    cancelLabel={commonText.cancel}
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
);
