import { useRouter } from '@tanstack/react-router';
import { safetyText } from '#i18n/ko/safety.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { toasts } from '#ui/toast/toasts.ts';

/** A member's own database when asked for; anybody else is led to where they become one. */
export function useSafetyMember(): () => OwnDatabase | null {
  const session = useSession();
  const db = useUserDatabase();
  const router = useRouter();
  return () => {
    if (session.kind === 'signed_in' && session.isEmailVerified && db) return db;
    if (session.kind === 'signed_in') {
      void router.navigate({ to: '/verify-email', search: { redirect: router.state.location.href } });
      return null;
    }
    toasts.show({ title: safetyText.login });
    void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
    return null;
  };
}
