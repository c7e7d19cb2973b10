import { clearUnread } from '#data/local/chat-store.ts';
import { showAsRead } from '#data/local/message-store.ts';
import { appendIntent, findOutboxRow } from '#data/local/outbox-store.ts';
import { readRowId } from '#data/local/intent-names.ts';
import type { SeenNews } from '#data/local/outbox-row.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import { unreadIn } from '#domain/chat/unread.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { micros, type Micros } from '#domain/units.ts';
import type { Environment } from '../environment.ts';

/** How far back opening a room looks for messages without one's mark. */
const READ_WINDOW = 400;

/**
 * Clears one's own counter and adds oneself to `readBy` of what the room shows; does nothing when nothing is
 * unread.
 */
export async function markChatRead(
  db: UserDatabase,
  chatId: ChatId,
  environment: Environment,
): Promise<void> {
  await db.transaction('rw', [db.chats, db.messages, db.outbox, db.histories], async () => {
    const chat = await db.chats.get(chatId);
    if (!chat?.isOnServer) return;
    const theirs = (await newestMessages(db, chatId, READ_WINDOW)).filter(({ sender }) => sender !== db.uid);
    const unread = theirs.filter(({ readBy }) => !readBy.includes(db.uid));
    if (unread.length === 0 && unreadIn(chat, db.uid) === 0) return;
    await showAsRead(db, unread);
    await clearUnread(db, chat);
    const seen = { to: await seenTo(db, chatId, theirs), unread: unreadIn(chat, db.uid) };
    const ids = unread.map((message) => message.id);
    const marks = await withPending(db, chatId, ids, seen);
    await appendIntent(db, { kind: 'read', chatId, ...marks }, environment.now());
  });
}

/** The history is whole up to its newest place, what this version cannot read included. */
async function seenTo(db: UserDatabase, chatId: ChatId, theirs: readonly Message[]): Promise<Micros> {
  const history = await db.histories.get(chatId);
  return theirs.reduce(
    (newest, { position }) => (position > newest ? position : newest),
    history?.newest ?? micros(0),
  );
}

/** Marks that still wait are taken along, since the new row replaces theirs. */
async function withPending(
  db: UserDatabase,
  chatId: ChatId,
  ids: readonly MessageId[],
  seen: SeenNews,
): Promise<{ readonly messageIds: readonly MessageId[]; readonly seen: SeenNews }> {
  const pending = await findOutboxRow(db, readRowId(chatId));
  if (pending?.intent.kind !== 'read') return { messageIds: ids, seen };
  const earlier = pending.intent;
  return {
    messageIds: [...new Set([...earlier.messageIds, ...ids])],
    // The counter was shown as cleared since: what it says now has come on top.
    seen: { to: seen.to, unread: seen.unread + (earlier.seen?.unread ?? 0) },
  };
}
