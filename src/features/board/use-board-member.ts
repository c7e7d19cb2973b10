import { useRouter } from '@tanstack/react-router';
import { boardText } from '#i18n/ko/board.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase, type OwnDatabase } from '#session/user-database.ts';
import { toasts } from '#ui/toast/toasts.ts';

/** A member's own database when asked for; anybody else is told what is missing and led there. */
export function useBoardMember(): () => OwnDatabase | null {
  const session = useSession();
  const db = useUserDatabase();
  const router = useRouter();
  return () => {
    if (session.kind !== 'signed_in' || !db) {
      toasts.show({ title: boardText.editor.loginTitle });
      void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
      return null;
    }
    if (!session.isEmailVerified) {
      void router.navigate({ to: '/verify-email' });
      return null;
    }
    return db;
  };
}
