import { useRef, useState } from 'react';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import type { Result } from '#domain/result.ts';

export type Submission =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly code: AuthErrorCode }
  | { readonly kind: 'done' };

type Submit = <T>(
  action: () => Promise<Result<T, AuthErrorCode>>,
  onSuccess?: (value: T) => void,
) => Promise<void>;

/** One account action at a time: a second press while one is under way does nothing. */
export function useSubmission(): readonly [Submission, Submit] {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  // The state is a render behind; two presses may come before it.
  const isBusy = useRef(false);

  const submit: Submit = async (action, onSuccess) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmission({ kind: 'pending' });
    try {
      const outcome = await action();
      setSubmission(outcome.ok ? { kind: 'done' } : { kind: 'failed', code: outcome.code });
      if (outcome.ok) onSuccess?.(outcome.value);
    } catch (error) {
      console.error('an account action broke', error);
      setSubmission({ kind: 'failed', code: 'unknown' });
    } finally {
      isBusy.current = false;
    }
  };
  return [submission, submit];
}
