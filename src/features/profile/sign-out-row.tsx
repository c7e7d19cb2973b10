import type { UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { signOutText } from '#i18n/ko/sign-out.ts';
import { useSignOut } from '#services/account/use-sign-out.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toasts.ts';

/** 로그아웃, with the question about what would be lost. */
export function SignOutRow({ uid }: { readonly uid: UserId }) {
  const sayFailed = () => void toasts.show({ title: commonText.signOutFailed, tone: 'error' });
  const { step, begin, confirm, cancel } = useSignOut(uid, sayFailed);
  const isOpen = step.kind === 'asking' || step.kind === 'leaving';
  return (
    <>
      <Button variant="secondary" isFullWidth isLoading={step.kind === 'busy'} onClick={begin}>
        {profileText.signOut}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        isBusy={step.kind === 'leaving'}
        title={isOpen ? signOutText.lost(step.lost) : ''}
        body={isOpen ? signOutText.body(step.lost) : ''}
        confirmLabel={profileText.signOut}
        cancelLabel={commonText.cancel}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </>
  );
}
