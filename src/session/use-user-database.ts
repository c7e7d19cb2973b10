import { openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import type { Session } from '#domain/account/account.ts';
import { sessionStore } from './session-store.ts';
import { useSession } from './use-session.ts';

/** A person's own database, in the hands of a screen. */
export type OwnDatabase = UserDatabase;

/** The database of whoever is signed in, null for anonymous visitors and while that is not known. */
export const useUserDatabase = (): UserDatabase | null => databaseOf(useSession());

/** The same at this moment, outside of a screen. */
export const ownDatabase = (): UserDatabase | null => databaseOf(sessionStore.get());

/** The same for what happens on a press: waits until it is known who is signed in. */
export async function confirmedUserDatabase(): Promise<UserDatabase | null> {
  if (sessionStore.get().kind === 'loading') await sessionStore.confirm();
  return ownDatabase();
}

/** Cheap on every render: a page keeps one handle per person, which opens itself on first use. */
const databaseOf = (session: Session): UserDatabase | null =>
  session.kind === 'signed_in' ? openUserDatabase(session.uid) : null;
