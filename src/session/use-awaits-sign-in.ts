import { useCallback, useSyncExternalStore } from 'react';
import { observe } from '#data/local/observe.ts';
import { messagesAwaitingSignIn } from '#data/local/queries/outbox-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { useUserDatabase } from './use-user-database.ts';

const nothing = (): void => undefined;

/**
 * Whether a message waits for its writer to sign in again. Its room is read once for however many ask, and only
 * while one does; who asks is drawn again where the answer is another.
 */
export function useAwaitsSignIn({ id, chatId }: Pick<Message, 'id' | 'chatId'>): boolean {
  const db = useUserDatabase();
  const waits = db && waitsOf(db, chatId);
  const subscribe = useCallback((listener: () => void) => waits?.subscribe(listener) ?? nothing, [waits]);
  return useSyncExternalStore(subscribe, () => waits?.has(id) ?? false);
}

interface Waits {
  has(id: MessageId): boolean;
  subscribe(listener: () => void): () => void;
}

const ofDatabases = new WeakMap<UserDatabase, Map<ChatId, Waits>>();

function waitsOf(db: UserDatabase, chatId: ChatId): Waits {
  const rooms = ofDatabases.get(db) ?? new Map<ChatId, Waits>();
  ofDatabases.set(db, rooms);
  const waits = rooms.get(chatId) ?? follow(db, chatId);
  rooms.set(chatId, waits);
  return waits;
}

function follow(db: UserDatabase, chatId: ChatId): Waits {
  const listeners = new Set<() => void>();
  let waiting: ReadonlySet<MessageId> = new Set();
  let stop = nothing;
  const take = (ids: readonly MessageId[]) => {
    waiting = new Set(ids);
    for (const listener of listeners) listener();
  };
  return {
    has: (id) => waiting.has(id),
    subscribe(listener) {
      if (listeners.size === 0) stop = observe(() => messagesAwaitingSignIn(db, chatId), take);
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        stop();
        // Whoever asks again is told what holds then.
        waiting = new Set();
      };
    },
  };
}
