import { openUserDatabase } from '#data/local/user-database.ts';
import type { UserId } from '#domain/ids.ts';
import { sessionStore } from '#session/session-store.ts';
import { countUnsent } from '#sync/intents/intents.ts';
import { leave } from './leaving.ts';

/** What a sign-out takes from this device; warn of it first. */
export interface WouldBeLost {
  readonly unsent: number;
  readonly drafts: number;
}

export async function countLost(uid: UserId): Promise<WouldBeLost> {
  const db = openUserDatabase(uid);
  const [unsent, drafts] = await Promise.all([countUnsent(db), db.drafts.count()]);
  return { unsent, drafts };
}

/**
 * Signs out, removes the person's data from this device and loads /login afresh, so that nothing of
 * theirs stays in memory. False when they are still signed in.
 */
export async function signOut(): Promise<boolean> {
  const session = sessionStore.get();
  return session.kind === 'signed_in' ? signOutPerson(session.uid) : signOutPerson(null);
}

/** The same for whoever was signed in a moment ago: Firebase signs an account that is gone out by itself. */
export async function signOutPerson(uid: UserId | null): Promise<boolean> {
  if (uid !== null && !(await leave(uid))) return false;
  location.assign('/login');
  return true;
}
