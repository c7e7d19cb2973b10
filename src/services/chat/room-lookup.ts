import { mergeServerChats } from '#data/local/chat-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { ChatId } from '#domain/ids.ts';
import { sessionStore } from '#session/session-store.ts';

/**
 * `missing`: the server has no such room; `denied`: it is somebody else's; `unreachable`: nobody could be
 * asked.
 */
export type RoomLookup = 'found' | 'missing' | 'denied' | 'unreachable';

/** Asks the server for a room that this device does not know (a deep link on a new device) and keeps it. */
export async function lookUpRoom(chatId: ChatId): Promise<RoomLookup> {
  try {
    return await ask(chatId);
  } catch (error) {
    console.warn('room not looked up', error);
    return 'unreachable';
  }
}

async function ask(chatId: ChatId): Promise<RoomLookup> {
  await sessionStore.confirm();
  const session = sessionStore.get();
  if (session.kind !== 'signed_in') return 'denied';
  // Of before the question: a sign-out in between closes it for good, and nothing makes another.
  const db = openUserDatabase(session.uid);
  const { readRoom } = await import('#data/remote/live/read-room.ts');
  const room = await readRoom(chatId);
  if (!room.ok) return room.code === 'denied' ? 'denied' : 'unreachable';
  if (room.value === null) return 'missing';
  await mergeServerChats(db, [room.value]);
  return 'found';
}
