import type { UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useOnDemand } from './use-on-demand.ts';

const text = commonText.signOut;
const loadDialog = () => import('#ui/overlay/confirm-dialog.tsx');

export interface SignOutButtonProps {
  readonly uid: UserId;
  readonly className: string | undefined;
}

/** 로그아웃; asks first when messages are still waiting on this device, since they go with the person's data. */
export function SignOutButton({ uid, className }: SignOutButtonProps) {
  const [dialog, bringDialog] = useOnDemand(loadDialog);
  const sayFailed = () => void toasts.show({ title: text.failed, tone: 'error' });
  const { step, begin, confirm, cancel } = useSignOut(uid, sayFailed, bringDialog);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={step.kind === 'busy' || undefined}
        onClick={begin}
      >
        {shellText.logout}
      </button>
      {dialog && (step.kind === 'asking' || step.kind === 'leaving') ? (
        <dialog.ConfirmDialog
          isOpen
          isDanger
          isBusy={step.kind === 'leaving'}
          title={text.lost(step.lost)}
          body={text.unsentBody}
          confirmLabel={shellText.logout}
          cancelLabel={commonText.cancel}
          onConfirm={confirm}
          onCancel={cancel}
        />
      ) : null}
    </>
  );
}
