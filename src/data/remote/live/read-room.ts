import { doc, getDocFromServer } from 'firebase/firestore';
import type { Chat } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import { parseChat } from '#documents/chat.ts';
import { attemptRead } from '../read-attempt.ts';
import { liveFirestore } from './firestore-live.ts';

/** One room as the server has it; `null` where there is none. */
export async function readRoom(chatId: ChatId): Promise<Result<Chat | null, 'denied' | 'offline'>> {
  const found = await attemptRead(async () => getDocFromServer(doc(await liveFirestore(), 'chats', chatId)));
  if (!found.ok) return found;
  return ok(found.value.exists() ? parseChat(found.value.id, found.value.data()) : null);
}
