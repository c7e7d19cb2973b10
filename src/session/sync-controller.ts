import { openUserDatabase } from '#data/local/user-database.ts';
import { requestBackgroundSync } from '#device/request-background-sync.ts';
import { askToPersistAt } from '#device/lasting-storage.ts';
import { pageVisibility } from '#device/page-visibility.ts';
import { createStandstill } from '#device/standstill.ts';
import type { UserId } from '#domain/ids.ts';
import { realEnvironment } from '#sync/environment.ts';
import { startSync, type SyncEngine } from '#sync/sync-engine.ts';
import { connection } from './connection-store.ts';
import { beforeSignOut, stillSignedIn } from './before-sign-out.ts';
import { liveNews } from './live-news.ts';
import { roomsErrorStore } from './rooms-error.ts';
import { askSync } from './running-sync.ts';
import { sessionStore } from './session-store.ts';

interface Running {
  readonly uid: UserId;
  readonly isAdmin: boolean;
  readonly engine: SyncEngine;
}

let running: Running | null = null;

/** Starts and stops the sync with the person who is signed in. The app calls it once. */
export function startSyncController(): void {
  sessionStore.subscribe(() => void follow());
  beforeSignOut(() => halt());
  stillSignedIn.subscribe(() => void follow());
  addEventListener('online', () => running?.engine.renew());
  const standstill = createStandstill(realEnvironment.now);
  pageVisibility.subscribe(() => {
    if (!pageVisibility.isVisible()) standstill.hide();
    else if (standstill.show()) running?.engine.renew();
    else running?.engine.wake();
  });
  void follow();
}

const member = () => {
  const session = sessionStore.get();
  return session.kind === 'signed_in' && session.isEmailVerified ? session : null;
};

async function follow(): Promise<void> {
  const next = member();
  if (running && running.uid === next?.uid && running.isAdmin === next.isAdmin) return;
  await halt();
  // The session may have changed again while the old engine came to rest.
  const wanted = member();
  if (!wanted || running) return;
  const engine = startSync({
    db: openUserDatabase(wanted.uid),
    isAdmin: wanted.isAdmin,
    environment: realEnvironment,
    connection,
    visibility: pageVisibility,
    loadOutboxRemote: async () =>
      (await import('#data/remote/rest/signed-in-outbox-remote.ts')).signedInOutboxRemote(),
    loadLiveRemote: async () => {
      // The listeners must begin as the person, not before Firebase has read who that is.
      await sessionStore.confirm();
      return (await import('#data/remote/live/live-remote.ts')).createLiveRemote();
    },
    onWaiting() {
      requestBackgroundSync();
      void askToPersistAt('first_words');
    },
    onRoomsFailed: roomsErrorStore.set,
    onNews: liveNews.tell,
  });
  running = { uid: wanted.uid, isAdmin: wanted.isAdmin, engine };
  askSync(engine);
}

async function halt(): Promise<void> {
  const stopping = running;
  running = null;
  askSync(null);
  await stopping?.engine.stop();
}
