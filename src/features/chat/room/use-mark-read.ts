import { useEffect, useSyncExternalStore } from 'react';
import { heardAtAnswer } from '#data/local/queries/message-queries.ts';
import type { Room } from '#data/local/queries/room-queries.ts';
import { pageVisibility } from '#device/page-visibility.ts';
import type { Message } from '#domain/chat/chat.ts';
import { unreadKey } from '#domain/chat/unread.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { markChatRead } from '#sync/commands/mark-chat-read.ts';
import { realEnvironment } from '#sync/environment.ts';

/** Marks what the other side says as read, as long as somebody can see it. */
export function useMarkRead(room: Room, messages: readonly Message[] | null): void {
  const db = useUserDatabase();
  const isVisible = useSyncExternalStore(pageVisibility.subscribe, pageVisibility.isVisible);
  const answer = useLive(async () => (db ? heardAtAnswer(db, room.id) : null), [db, room.id]);
  const heard = answer.kind === 'ready' ? answer.value : null;
  const answeredAt = answer.kind === 'loading' ? undefined : heard;
  const unread = db && messages ? unreadKey(messages, db.uid) : '';
  useEffect(() => {
    if (!db || !isVisible || answeredAt === undefined || (unread === '' && room.unread === 0)) return;
    markChatRead(db, room.id, realEnvironment).catch((error: unknown) =>
      console.warn('not marked as read', error),
    );
    // What could not be cleared before the room's listener had answered can be since.
  }, [db, isVisible, unread, room.id, room.unread, answeredAt]);
}
