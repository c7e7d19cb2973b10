import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { parseReturnPath } from '#domain/account/return-path.ts';
import { useConfirmedSession } from '#session/use-session.ts';

/**
 * Leads on to the wanted page as soon as somebody is signed in: after this form, in another tab, or
 * already. `isHeld` waits, for a form that still has something to finish.
 */
export function useLeaveWhenSignedIn(redirect: string | undefined, isHeld = false): void {
  const { history } = useRouter();
  const session = useConfirmedSession();
  const onward =
    session.kind !== 'signed_in' || isHeld
      ? null
      : (parseReturnPath(redirect) ?? (session.isEmailVerified ? '/' : '/verify-email'));
  useEffect(() => {
    if (onward !== null) history.replace(onward);
  }, [history, onward]);
}
