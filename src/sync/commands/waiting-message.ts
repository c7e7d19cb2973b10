import { isNewestMessage, showNewestMessage } from '#data/local/last-message.ts';
import { applyDelivery, changeWords, removeOwnMessage } from '#data/local/message-store.ts';
import { messageRowId } from '#data/local/intent-names.ts';
import { mayHaveLanded } from '#data/local/outbox-row.ts';
import { changeRow, findOutboxRow, removeRow, retryRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { messageTextOf } from '#domain/chat/message-text.ts';
import type { MessageId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { onceTried } from './once-tried.ts';

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
    await removeRow(db, row);
    await removeOwnMessage(db, id);
    if (wasNewest) await showNewestMessage(db, message.chatId);
    return ok(null);
  });
}

/** Deletes it now, or as soon as an attempt that is under way has failed. */
export const deleteOnceTried = (db: UserDatabase, id: MessageId): Promise<Result<null, WaitingMessageCode>> =>
  onceTried(db, messageRowId(id), () => deleteWaitingMessage(db, id));

/**
 * Changes the text of a message that waits or was refused; it keeps its place and its id. Where the earlier one
 * has arrived unheard, what is typed here goes into the room's box once the server has said so.
 */
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
    await changeRow(db, row, { intent: { ...row.intent, body } });
    await changeWords(db, message, body, mayHaveLanded(row));
    if (await isNewestMessage(db, message)) await showNewestMessage(db, message.chatId);
    return ok(null);
  });
}
