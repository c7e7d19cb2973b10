import { useRef, useState } from 'react';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import type { Result } from '#domain/result.ts';
import { authErrorText } from '#i18n/ko/auth.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';

export type Submission =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly code: AuthErrorCode }
  | { readonly kind: 'done' };

type Submit = <T>(
  action: () => Promise<Result<T, AuthErrorCode>>,
  onSuccess?: (value: T) => void,
) => Promise<void>;

/**
 * One account action at a time: a second press while one is under way does nothing. Why it failed is told
 * where its form was left before.
 */
export function useSubmission(): readonly [Submission, Submit] {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  // The state is a render behind; two presses may come before it.
  const isBusy = useRef(false);
  const isStillThere = useStillThere();
  const fail = (code: AuthErrorCode) => {
    setSubmission({ kind: 'failed', code });
    if (!isStillThere()) toasts.show({ title: authErrorText[code], tone: 'error' });
  };

  const submit: Submit = async (action, onSuccess) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmission({ kind: 'pending' });
    try {
      const outcome = await action();
      if (outcome.ok) {
        setSubmission({ kind: 'done' });
        onSuccess?.(outcome.value);
      } else fail(outcome.code);
    } catch (error) {
      console.error('an account action broke', error);
      fail('unknown');
    } finally {
      isBusy.current = false;
    }
  };
  return [submission, submit];
}
