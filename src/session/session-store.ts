import { whenQuiet } from '#device/first-screen.ts';
import type { Session } from '#domain/account/account.ts';
import { createSessionStore, type SessionStore } from './create-session-store.ts';
import { loadAuth, loadKeptSignIn } from './remote-modules.ts';
import { keepSessionHint, readSessionHint, SESSION_HINT_KEY } from './session-hint.ts';

/** Without a hint and without an answer of Firebase, a page counts as signed out after this. */
const PATIENCE_MS = 10_000;

let tellConfirmed: (session: Session) => void = () => undefined;

const store = createSessionStore({
  readHint: readSessionHint,
  onConfirmed(session) {
    keepSessionHint(session);
    tellConfirmed(session);
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
  isNobodyKept: async () => (await (await loadKeptSignIn()).persistedUid()) === null,
  whenQuiet,
  whenOnline: (run) => addEventListener('online', run, { once: true }),
  afterPatience: (run) => setTimeout(run, PATIENCE_MS),
});

/** Who is at the screen. The app calls {@link startSession} once; guards and auth screens `confirm()`. */
export const sessionStore: Omit<SessionStore, 'start'> = store;

/** `onConfirmed` is told what Firebase has said, at the start and at every change. */
export function startSession(onConfirmed: (session: Session) => void): void {
  tellConfirmed = onConfirmed;
  store.start();
}
