import type { ChatId } from '#domain/ids.ts';
import { createListeners } from '#domain/listeners.ts';

/** The rooms that are on this page's screen, each followed by a listener of its own. */
export interface OpenRooms {
  has(chatId: ChatId): boolean;
  /** Notes one that opens; gives the way to note that it was left. */
  open(chatId: ChatId): () => void;
  /** Tells whenever one was left; gives the way to stop. */
  onLeft(listener: () => void): () => void;
}

export function createOpenRooms(): OpenRooms {
  const open = new Map<ChatId, number>();
  const listeners = createListeners();
  return {
    has: (chatId) => open.has(chatId),
    open(chatId) {
      open.set(chatId, (open.get(chatId) ?? 0) + 1);
      return () => {
        const left = (open.get(chatId) ?? 1) - 1;
        if (left > 0) open.set(chatId, left);
        else open.delete(chatId);
        listeners.tell();
      };
    },
    onLeft: listeners.subscribe,
  };
}
