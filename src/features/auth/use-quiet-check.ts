import { useEffect } from 'react';
import { checkVerification } from '#services/account/auth-actions.ts';

/**
 * Looks whether the address has been verified meanwhile (in the mail app, on another device) when the
 * page opens and each time it is looked at again. The answer reaches the screen through the session.
 */
export function useQuietCheck(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void checkVerification();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}
