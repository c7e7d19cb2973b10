import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { lastMessageOf } from '#domain/chat/message-text.ts';
import type { ChatId } from '#domain/ids.ts';
import { millisOfMicros, type Millis } from '#domain/units.ts';
import { newestMessages } from './queries/message-queries.ts';
import type { UserDatabase } from './user-database.ts';

/** Whether the list of rooms speaks by this message. */
export async function isNewestMessage(db: UserDatabase, { chatId, id }: Message): Promise<boolean> {
  return (await newestOf(db, chatId))?.id === id;
}

/**
 * Lets a room speak by the newest message of it on this device, after another one was changed or taken away.
 * Call it inside the command's transaction. Where nothing is left of a room that is on the server, this
 * device cannot know what was said there last: it stays as it is until the server says so.
 */
export async function showNewestMessage(db: UserDatabase, chatId: ChatId): Promise<void> {
  const chat = await db.chats.get(chatId);
  if (!chat) return;
  const newest = await newestOf(db, chatId);
  if (newest) {
    const at = spokenAt(newest);
    const lastMessage = lastMessageOf(newest.content);
    await db.chats.put({ ...chat, lastMessage, lastMessageAt: at, lastUpdated: at });
  } else if (!chat.isOnServer) {
    await db.chats.put({ ...chat, lastMessage: '' });
  }
}

const newestOf = async (db: UserDatabase, chatId: ChatId): Promise<Message | undefined> =>
  (await newestMessages(db, chatId, 1))[0];

/** The server's time, and the writer's own for what it has not seen. */
const spokenAt = ({ position, typedAt }: Message): Millis =>
  position === PENDING_POSITION ? typedAt : millisOfMicros(position);
