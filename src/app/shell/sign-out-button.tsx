import { lazy, Suspense, useState } from 'react';
import type { UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { toasts } from '#ui/toast/toasts.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
}));

const text = shellText.signOut;

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'asking'; readonly unsent: number }
  | { readonly kind: 'leaving'; readonly unsent: number };

export interface SignOutButtonProps {
  readonly uid: UserId;
  readonly className: string | undefined;
}

/** 로그아웃; asks first when messages are still waiting on this device, since they go with the person's data. */
export function SignOutButton({ uid, className }: SignOutButtonProps) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const isAsking = step.kind === 'asking' || step.kind === 'leaving';

  const fail = (error?: unknown) => {
    if (error !== undefined) console.error('signing out failed', error);
    toasts.show({ title: text.failed, tone: 'error' });
    setStep({ kind: 'idle' });
  };
  const leave = async () => {
    const { signOut } = await import('#session/sign-out.ts');
    if (!(await signOut())) fail();
  };
  const begin = async () => {
    setStep({ kind: 'busy' });
    const { countUnsent } = await import('#session/sign-out.ts');
    const unsent = await countUnsent(uid);
    if (unsent > 0) setStep({ kind: 'asking', unsent });
    else await leave();
  };
  const confirm = (unsent: number) => {
    setStep({ kind: 'leaving', unsent });
    leave().catch(fail);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={step.kind === 'busy' || undefined}
        onClick={() => (step.kind === 'idle' ? void begin().catch(fail) : undefined)}
      >
        {shellText.logout}
      </button>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
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
        </Suspense>
      ) : null}
    </>
  );
}
