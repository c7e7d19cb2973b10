import { isNewestMessage, showNewestMessage } from '#data/local/last-message.ts';
import { applyDelivery } from '#data/local/message-store.ts';
import { messageRowId } from '#data/local/intent-names.ts';
import { findOutboxRow, retryRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { messageTextOf } from '#domain/chat/message-text.ts';
import type { MessageId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';

/**
 * `in_flight`: it is being sent right now, so nobody can say whether the server has it; ask again in a
 * moment.
 */
export type WaitingMessageCode = 'in_flight' | 'gone' | 'empty' | 'too_long';

/** Puts a refused message back in line, at the place in its lane where it stood. */
export async function retryMessage(db: UserDatabase, id: MessageId): Promise<void> {
  await db.transaction('rw', [db.outbox, db.messages], async () => {
    if (await retryRow(db, messageRowId(id))) await applyDelivery(db, [id], { kind: 'retried' });
  });
}

/**
 * Deletes a message that waits or was refused. One that was tried before may have reached the server
 * without our hearing of it; then the next pull shows it as sent, which is the truth.
 */
export async function deleteWaitingMessage(
  db: UserDatabase,
  id: MessageId,
): Promise<Result<null, WaitingMessageCode>> {
  return db.transaction('rw', [db.outbox, db.messages, db.photos, db.chats], async () => {
    const row = await findOutboxRow(db, messageRowId(id));
    if (!row) return err('gone');
    if (row.state.kind === 'sending') return err('in_flight');
    const message = await db.messages.get(id);
    const wasNewest = message !== undefined && (await isNewestMessage(db, message));
    await db.outbox.delete(row.seq);
    await db.messages.delete(id);
    await db.photos.delete(id);
    if (wasNewest) await showNewestMessage(db, message.chatId);
    return ok(null);
  });
}

/** Changes the text of a message that waits or was refused; it keeps its place and its id. */
export async function editWaitingMessage(
  db: UserDatabase,
  id: MessageId,
  text: string,
): Promise<Result<null, WaitingMessageCode>> {
  const checked = messageTextOf(text);
  if (!checked.ok) return checked;
  return db.transaction('rw', [db.outbox, db.messages, db.chats], async () => {
    const row = await findOutboxRow(db, messageRowId(id));
    const message = await db.messages.get(id);
    if (row?.intent.kind !== 'message' || row.intent.body.kind !== 'text' || !message) return err('gone');
    if (row.state.kind === 'sending') return err('in_flight');
    const body = { kind: 'text', text: checked.value } as const;
    await db.outbox.update(row.seq, { intent: { ...row.intent, body } });
    await db.messages.put({ ...message, content: body });
    if (await isNewestMessage(db, message)) await showNewestMessage(db, message.chatId);
    return ok(null);
  });
}
