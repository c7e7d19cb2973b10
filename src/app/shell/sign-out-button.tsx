import type { UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { useSignOut } from '#services/account/use-sign-out.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useOnDemand } from './use-on-demand.ts';

const loadQuestion = () => import('./sign-out-question.tsx');

export interface SignOutButtonProps {
  readonly uid: UserId;
  readonly className: string | undefined;
}

/** 로그아웃; asks first when messages are still waiting on this device, since they go with the person's data. */
export function SignOutButton({ uid, className }: SignOutButtonProps) {
  const [question, bringQuestion] = useOnDemand(loadQuestion);
  const sayFailed = () => void toasts.show({ title: commonText.signOutFailed, tone: 'error' });
  const { step, begin, confirm, cancel } = useSignOut(uid, sayFailed, bringQuestion);
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
      {question && (step.kind === 'asking' || step.kind === 'leaving') ? (
        <question.SignOutQuestion step={step} onConfirm={confirm} onCancel={cancel} />
      ) : null}
    </>
  );
}
