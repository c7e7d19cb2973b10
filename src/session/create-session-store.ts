import type { Session } from '#domain/account/account.ts';
import type { RemoteUser } from '#data/remote/auth.ts';
import { createListeners } from '#domain/listeners.ts';
import { isSameSession, sessionOf } from './session-of.ts';

export interface SessionStore {
  get(): Session;
  subscribe(listener: () => void): () => void;
  /**
   * Begins to follow Firebase and the other tabs; Firebase itself loads once the page is quiet, and not at all
   * for somebody who is not kept as signed in: they bring it with the first screen that asks who they are.
   */
  start(): void;
  /** Loads Firebase now and settles when it has said who is signed in, or could not be asked. */
  confirm(): Promise<void>;
}

/** The part of Firebase Auth that a session needs. */
interface RemoteSession {
  observeUser(onUser: (user: RemoteUser | null) => void): () => void;
  refreshUser(): Promise<RemoteUser | null>;
}

/** Everything outside that the store touches. */
export interface SessionSurroundings {
  readHint(): Session | null;
  /** Firebase has said who is signed in: at the start, and at every change. */
  onConfirmed(session: Session): void;
  /** Another tab signed in or out. */
  onHintChanged(listener: () => void): void;
  loadRemote(): Promise<RemoteSession>;
  /** Whether the device keeps nobody as signed in, as far as that can be read without Firebase. */
  isNobodyKept(): Promise<boolean>;
  /** Runs once when the first paint is done and the page is idle. */
  whenQuiet(run: () => void): void;
  whenOnline(run: () => void): void;
  /** Runs once after the longest time a guarded page may show its spinner. */
  afterPatience(run: () => void): void;
}

/** A store of the session: the hint at once, then what Firebase says, then every change in any tab. */
export function createSessionStore(around: SessionSurroundings): SessionStore {
  const listeners = createListeners();
  let session: Session = around.readHint() ?? { kind: 'loading' };
  let confirmation: Promise<void> | null = null;
  let isStarted = false;

  function publish(next: Session): void {
    if (isSameSession(session, next)) return;
    session = next;
    listeners.tell();
  }

  function giveUpLoading(): void {
    if (session.kind === 'loading') publish({ kind: 'signed_out' });
  }

  async function follow(): Promise<void> {
    try {
      const remote = await around.loadRemote();
      await new Promise<void>((resolve) => {
        const refreshIfUnknown = refresherOf(remote);
        remote.observeUser((user) => {
          const next = sessionOf(user, session);
          publish(next);
          around.onConfirmed(next);
          resolve();
          refreshIfUnknown(user);
        });
      });
    } catch (error) {
      console.warn('the sign-in could not be confirmed', error);
      confirmation = null;
      giveUpLoading();
      around.whenOnline(() => void confirm());
    }
  }

  function confirm(): Promise<void> {
    confirmation ??= follow();
    return confirmation;
  }

  async function confirmUnlessNobody(): Promise<void> {
    const isUnknown = session.kind === 'loading' && confirmation === null;
    if (isUnknown && (await around.isNobodyKept().catch(() => false))) giveUpLoading();
    else await confirm();
  }

  function followHint(): void {
    publish(around.readHint() ?? { kind: 'signed_out' });
    if (session.kind === 'signed_in') void confirm();
  }

  return {
    get: () => session,
    subscribe: listeners.subscribe,
    start() {
      if (isStarted) return;
      isStarted = true;
      around.onHintChanged(followHint);
      around.whenQuiet(() => void confirmUnlessNobody());
      around.afterPatience(giveUpLoading);
    },
    confirm,
  };
}

/**
 * A token kept from an earlier visit may be older than the admin claim or the verification: where it
 * does not name the claim, one fresh token per person and page load is asked for.
 */
function refresherOf(remote: RemoteSession): (user: RemoteUser | null) => void {
  const asked = new Set<string>();
  return (user) => {
    if (!user || typeof user.claims?.isAdmin === 'boolean' || asked.has(user.uid)) return;
    asked.add(user.uid);
    remote.refreshUser().catch((error: unknown) => {
      asked.delete(user.uid);
      console.warn('a fresh sign-in token could not be fetched', error);
    });
  };
}
