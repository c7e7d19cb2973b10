import { FirestoreError, doc, getDocFromServer } from 'firebase/firestore';
import type { Chat } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { parseChat } from '../codec/chat-codec.ts';
import { liveFirestore } from './firestore-live.ts';

/** One room as the server has it; `null` where there is none. */
export async function readRoom(chatId: ChatId): Promise<Result<Chat | null, 'denied' | 'unavailable'>> {
  try {
    const found = await getDocFromServer(doc(liveFirestore(), 'chats', chatId));
    return ok(found.exists() ? parseChat(found.id, found.data()) : null);
  } catch (error) {
    if (error instanceof FirestoreError && error.code === 'permission-denied') return err('denied');
    console.warn('room not read', error);
    return err('unavailable');
  }
}
