import type { ChatId } from '#domain/ids.ts';
import type { SyncEngine } from '#sync/sync-engine.ts';
import { connection } from './connection-store.ts';

/*
 * What screens ask of the sync, which runs for whoever is signed in (`sync-controller.ts`). Apart from it, since it
 * brings all that delivers and pulls, and a visitor's screen has only the button.
 */

interface RoomWatch {
  readonly chatId: ChatId;
  stop: (() => void) | null;
}

let engine: SyncEngine | null = null;
const rooms = new Set<RoomWatch>();

/** From now on `next` is asked; `null` while nobody is signed in. Rooms on the screen go over to it. */
export function askSync(next: SyncEngine | null): void {
  for (const watch of rooms) watch.stop?.();
  engine = next;
  for (const watch of rooms) watch.stop = next?.openRoom(watch.chatId) ?? null;
}

/** Keeps a room live while it is on the screen, across sign-ins; gives the way to stop. */
export function watchRoom(chatId: ChatId): () => void {
  const watch: RoomWatch = { chatId, stop: engine?.openRoom(chatId) ?? null };
  rooms.add(watch);
  return () => {
    rooms.delete(watch);
    watch.stop?.();
  };
}

/** One page of older history; gives whether the beginning is reached. Rejects without network. */
export async function loadOlderMessages(chatId: ChatId): Promise<boolean> {
  if (!engine) throw new Error('nobody is signed in');
  return engine.loadOlder(chatId);
}

/** Tries everything that waits, now. */
export const wakeSync = (): void => engine?.wake();

/** What 다시 시도 does where nothing has come for want of a network. Gives whether the server is there. */
export function tryAgain(): Promise<boolean> {
  engine?.renew();
  return connection.check();
}
