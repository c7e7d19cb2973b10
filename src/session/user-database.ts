import { openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { useSession } from './use-session.ts';

/** The database of whoever is signed in, null for anonymous visitors and while that is not known. */
export function useUserDatabase(): UserDatabase | null {
  const session = useSession();
  // Cheap on every render: a page keeps one handle per person, which opens itself on first use.
  return session.kind === 'signed_in' ? openUserDatabase(session.uid) : null;
}
