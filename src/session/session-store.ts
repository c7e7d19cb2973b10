import type { Session } from '#domain/account/account.ts';
import { createSessionStore, type SessionStore } from './create-session-store.ts';
import { readLeaving } from './leaving-mark.ts';
import { loadAuth } from './remote-modules.ts';
import { keepSessionHint, readSessionHint, SESSION_HINT_KEY } from './session-hint.ts';
import { whenQuiet } from './when-quiet.ts';

/** Without a hint and without an answer of Firebase, a page counts as signed out after this. */
const PATIENCE_MS = 10_000;

const store = createSessionStore({
  readHint: readSessionHint,
  onConfirmed(session) {
    keepSessionHint(session);
    createMissingProfile(session).catch((error: unknown) => console.warn('no profile was looked for', error));
  },
  onHintChanged(listener) {
    addEventListener('storage', (event) => {
      if (event.key === SESSION_HINT_KEY) listener();
    });
    // A page that comes back from the back/forward cache has missed the storage events.
    addEventListener('pageshow', (event) => {
      if (event.persisted) listener();
    });
  },
  loadRemote: loadAuth,
  whenQuiet,
  whenOnline: (run) => addEventListener('online', run, { once: true }),
  afterPatience: (run) => setTimeout(run, PATIENCE_MS),
});

/** Who is at the screen. The app calls `start()` once; guards and auth screens `confirm()`. */
export const sessionStore: SessionStore = {
  ...store,
  start() {
    // Almost never: what signs out and wipes is not worth a byte of the first load.
    if (readLeaving().length > 0) void import('./leaving.ts').then(({ finishSignOuts }) => finishSignOuts());
    store.start();
  },
};

async function createMissingProfile(session: Session): Promise<void> {
  if (session.kind !== 'signed_in') return;
  const { followSignUp } = await import('./follow-sign-up.ts');
  await followSignUp(session);
}
