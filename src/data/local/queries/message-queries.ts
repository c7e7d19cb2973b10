import Dexie from 'dexie';
import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { compareMessages } from '#domain/chat/merge-messages.ts';
import type { ChatId } from '#domain/ids.ts';
import type { UserDatabase } from '../user-database.ts';

/** The newest `limit` messages of a chat, oldest of them first; what waits to be sent stands last. */
export async function newestMessages(db: UserDatabase, chatId: ChatId, limit: number): Promise<Message[]> {
  const messages = await db.messages
    .where('[chatId+position+seq]')
    .between([chatId, Dexie.minKey, Dexie.minKey], [chatId, Dexie.maxKey, Dexie.maxKey])
    .reverse()
    .limit(limit)
    .toArray();
  return messages.sort(compareMessages);
}

/** The newest `limit` messages that the server has confirmed, oldest of them first. */
export async function newestConfirmedMessages(db: UserDatabase, chatId: ChatId, limit: number): Promise<Message[]> {
  const messages = await db.messages
    .where('[chatId+position+seq]')
    .between([chatId, Dexie.minKey, Dexie.minKey], [chatId, PENDING_POSITION, 0], true, false)
    .reverse()
    .limit(limit)
    .toArray();
  return messages.sort(compareMessages);
}
