import { useState } from 'react';
import type { UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useOnDemand } from './use-on-demand.ts';

const text = shellText.signOut;
const loadSignOut = () => import('#session/sign-out.ts');
const loadDialog = () => import('#ui/overlay/confirm-dialog.tsx');

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'asking' | 'leaving'; readonly unsent: number };

export interface SignOutButtonProps {
  readonly uid: UserId;
  readonly className: string | undefined;
}

/** 로그아웃; asks first when messages are still waiting on this device, since they go with the person's data. */
export function SignOutButton({ uid, className }: SignOutButtonProps) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [dialog, bringDialog] = useOnDemand(loadDialog);

  const leave = async () => {
    const { signOut } = await loadSignOut();
    if (!(await signOut())) throw new Error('still signed in');
  };
  const begin = async () => {
    setStep({ kind: 'busy' });
    const { countUnsent } = await loadSignOut();
    const unsent = await countUnsent(uid);
    if (unsent === 0) await leave();
    else setStep((await bringDialog()) ? { kind: 'asking', unsent } : { kind: 'idle' });
  };
  const attempt = (deed: () => Promise<void>) => {
    deed().catch((error: unknown) => {
      console.error('signing out failed', error);
      toasts.show({ title: text.failed, tone: 'error' });
      setStep({ kind: 'idle' });
    });
  };
  const confirm = (unsent: number) => {
    setStep({ kind: 'leaving', unsent });
    attempt(leave);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={step.kind === 'busy' || undefined}
        onClick={() => (step.kind === 'idle' ? attempt(begin) : undefined)}
      >
        {shellText.logout}
      </button>
      {dialog && (step.kind === 'asking' || step.kind === 'leaving') ? (
        <dialog.ConfirmDialog
          isOpen
          isDanger
          isBusy={step.kind === 'leaving'}
          title={text.unsent(step.unsent)}
          body={text.unsentBody}
          confirmLabel={shellText.logout}
          cancelLabel={commonText.cancel}
          onConfirm={() => confirm(step.unsent)}
          onCancel={() => setStep({ kind: 'idle' })}
        />
      ) : null}
    </>
  );
}
