import type { Session } from '#domain/account/account.ts';
import { readLeaving } from '#services/account/leaving-mark.ts';
import { startSession } from '#session/session-store.ts';

/** Begins to follow who is signed in, and what is to be done for them at once. */
export function followSession(): void {
  // Almost never: what signs out and wipes is not worth a byte of the first load.
  if (readLeaving().length > 0) {
    void import('#services/account/leaving.ts').then(({ finishSignOuts }) => finishSignOuts());
  }
  startSession((session) => {
    createMissingProfile(session).catch((error: unknown) => console.warn('no profile was looked for', error));
  });
}

async function createMissingProfile(session: Session): Promise<void> {
  if (session.kind !== 'signed_in') return;
  const { followSignUp } = await import('#services/account/follow-sign-up.ts');
  await followSignUp(session);
}
