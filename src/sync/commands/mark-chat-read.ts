import { appendOutboxRow, findOutboxRow } from '#data/local/outbox-store.ts';
import { readRowId } from '#data/local/outbox-row.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { unreadIn } from '#domain/chat/unread.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import type { Environment } from '../environment.ts';

/** How far back opening a room looks for messages without one's mark. */
const READ_WINDOW = 400;

/** Clears one's own counter and adds oneself to `readBy` of what the room shows; does nothing when nothing is unread. */
export async function markChatRead(
  db: UserDatabase,
  chatId: ChatId,
  environment: Environment,
): Promise<void> {
  await db.transaction('rw', [db.chats, db.messages, db.outbox], async () => {
    const chat = await db.chats.get(chatId);
    if (!chat?.isOnServer) return;
    const unread = (await newestMessages(db, chatId, READ_WINDOW)).filter(
      (message) => message.sender !== db.uid && !message.readBy.includes(db.uid),
    );
    if (unread.length === 0 && unreadIn(chat, db.uid) === 0) return;
    await db.messages.bulkPut(unread.map((message) => ({ ...message, readBy: [...message.readBy, db.uid] })));
    await db.chats.update(chatId, { unreadCount: { ...chat.unreadCount, [db.uid]: 0 } });
    await appendOutboxRow(db, {
      id: readRowId(chatId),
      uid: db.uid,
      lane: readRowId(chatId),
      intent: {
        kind: 'read',
        chatId,
        messageIds: await withPending(
          db,
          chatId,
          unread.map((message) => message.id),
        ),
      },
      createdAt: environment.now(),
    });
  });
}

/** Marks that still wait are taken along, since the new row replaces theirs. */
async function withPending(
  db: UserDatabase,
  chatId: ChatId,
  ids: readonly MessageId[],
): Promise<MessageId[]> {
  const pending = await findOutboxRow(db, readRowId(chatId));
  const earlier = pending?.intent.kind === 'read' ? pending.intent.messageIds : [];
  return [...new Set([...earlier, ...ids])];
}
