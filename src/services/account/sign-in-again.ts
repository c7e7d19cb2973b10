import type { UserId } from '#domain/ids.ts';
import { loadAuth } from '#session/remote-modules.ts';

/**
 * Forgets a sign-in that the server takes no more, and nothing else of the person's: the guard of the page
 * leads to the login and back, and what waits goes out then.
 */
export async function signInAgain(uid: UserId): Promise<void> {
  await (await loadAuth()).signOutUser(uid);
}
