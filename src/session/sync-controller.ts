import { openUserDatabase } from '#data/local/user-database.ts';
import { requestBackgroundSync } from '#device/request-background-sync.ts';
import { askToPersistAt } from '#device/lasting-storage.ts';
import { pageVisibility } from '#device/page-visibility.ts';
import { createStandstill } from '#device/standstill.ts';
import type { ChatId, UserId } from '#domain/ids.ts';
import { realEnvironment } from '#sync/environment.ts';
import { startSync, type SyncEngine } from '#sync/sync-engine.ts';
import { connection } from './connection-store.ts';
import { beforeSignOut, stillSignedIn } from './before-sign-out.ts';
import { liveNews } from './live-news.ts';
import { roomsErrorStore } from './rooms-error.ts';
import { sessionStore } from './session-store.ts';

interface Running {
  readonly uid: UserId;
  readonly isAdmin: boolean;
  readonly engine: SyncEngine;
}

let running: Running | null = null;
const rooms = new Set<RoomWatch>();

interface RoomWatch {
  readonly chatId: ChatId;
  stop: (() => void) | null;
}

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

/** Keeps a room live while it is on the screen, across sign-ins; gives the way to stop. */
export function watchRoom(chatId: ChatId): () => void {
  const watch: RoomWatch = { chatId, stop: running?.engine.openRoom(chatId) ?? null };
  rooms.add(watch);
  return () => {
    rooms.delete(watch);
    watch.stop?.();
  };
}

/** One page of older history; gives whether the beginning is reached. Rejects without network. */
export async function loadOlderMessages(chatId: ChatId): Promise<boolean> {
  if (!running) throw new Error('nobody is signed in');
  return running.engine.loadOlder(chatId);
}

/** Tries everything that waits, now. */
export const wakeSync = (): void => running?.engine.wake();

/** What 다시 시도 does where nothing has come for want of a network. Gives whether the server is there. */
export function tryAgain(): Promise<boolean> {
  running?.engine.renew();
  return connection.check();
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
  for (const watch of rooms) watch.stop = engine.openRoom(watch.chatId);
}

async function halt(): Promise<void> {
  const stopping = running;
  running = null;
  for (const watch of rooms) {
    watch.stop?.();
    watch.stop = null;
  }
  await stopping?.engine.stop();
}
