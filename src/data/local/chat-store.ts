import { PENDING_POSITION, type Chat } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { millis, type Micros } from '#domain/units.ts';
import { chatLane, readRowId } from './outbox-row.ts';
import { findOutboxRow, headOfLane } from './outbox-store.ts';
import type { LocalChat, UserDatabase } from './user-database.ts';

/**
 * Joins the server's rooms with the device's: what still waits here (unsent messages, a read mark that
 * has not left) is newer than what the server says and stays.
 */
export async function mergeServerChats(db: UserDatabase, incoming: readonly Chat[]): Promise<void> {
  await db.transaction('rw', [db.chats, db.outbox], async () => {
    for (const chat of incoming) {
      const known = await db.chats.get(chat.id);
      const merged = await mergeChat(db, known, chat);
      if (!known || JSON.stringify(known) !== JSON.stringify(merged)) await db.chats.put(merged);
    }
  });
}

async function mergeChat(db: UserDatabase, known: LocalChat | undefined, chat: Chat): Promise<LocalChat> {
  const [waiting] = await headOfLane(db, chatLane(chat.id), 1);
  const reading = await findOutboxRow(db, readRowId(chat.id));
  return {
    ...chat,
    isOnServer: true,
    ...(known && waiting
      ? {
          lastMessage: known.lastMessage,
          lastMessageAt: known.lastMessageAt,
          lastUpdated: millis(Math.max(known.lastUpdated, chat.lastUpdated)),
        }
      : {}),
    unreadCount: reading ? { ...chat.unreadCount, [db.uid]: 0 } : chat.unreadCount,
  };
}

/** The rooms in which the server has something that this device has not. */
export async function roomsBehind(db: UserDatabase, rooms: readonly Chat[]): Promise<ChatId[]> {
  const behind: ChatId[] = [];
  for (const room of rooms) {
    const newest = await newestServerPosition(db, room.id);
    // `lastMessageAt` is in milliseconds, the position in microseconds: compare in the coarser unit.
    if (newest === null || Math.floor(newest / 1000) < room.lastMessageAt) behind.push(room.id);
  }
  return behind;
}

/** The server's timestamp of the newest confirmed message of a chat on this device, or `null`. */
export async function newestServerPosition(db: UserDatabase, chatId: ChatId): Promise<Micros | null> {
  const newest = await db.messages
    .where('[chatId+position+seq]')
    .between([chatId, 0, 0], [chatId, PENDING_POSITION, 0], true, false)
    .last();
  return newest?.position ?? null;
}
