import type { Millis } from '#domain/units.ts';
import { mayHaveLanded, nameOf, type IntentOf, type OutboxIntent } from './outbox-row.ts';
import { appendIntent, findOutboxRow, headOfLane, removeRow, takeBackRow } from './outbox-store.ts';
import type { UserDatabase } from './user-database.ts';

/** What ends a lane: all that stands before it there is moot. */
type Deletion = Extract<OutboxIntent, { kind: 'post_delete' | 'comment_delete' }> | ProductDeletion;
type ProductDeletion = IntentOf<'product_change'> & { readonly change: { readonly kind: 'delete' } };

/**
 * Appends a deletion in the place of what waits in its lane; it follows what is on its way. Where the thing can
 * be on this device only, that is all there is to do. Call it inside the command's transaction.
 */
export async function appendDeletion(db: UserDatabase, deletion: Deletion, now: Millis): Promise<void> {
  const { lane } = nameOf(deletion);
  const rows = await headOfLane(db, lane, Infinity);
  const isOnlyHere = rows.some((row) => deletionOf(row.intent) !== null && !mayHaveLanded(row));
  const seq = await appendIntent(db, deletion, now);
  await dropMoot(db, lane);
  if (isOnlyHere) await removeRow(db, { seq });
}

/**
 * Takes back what waits or was refused. What was made here and may be on the server is deleted: there it is
 * looked for first. `false` where nothing waits, or nobody can say who has it. Call it inside the command's
 * transaction.
 */
export async function takeBackOrDelete(db: UserDatabase, id: string, now: Millis): Promise<boolean> {
  const row = await findOutboxRow(db, id);
  const deletion = row ? deletionOf(row.intent) : null;
  if (!row || !deletion) return takeBackRow(db, id);
  if (row.state.kind === 'sending') return false;
  await appendDeletion(db, deletion, now);
  return true;
}

/**
 * Takes out of a lane what a deletion behind it makes moot, but for what is on its way. Call it inside a
 * transaction.
 */
export async function dropMoot(db: UserDatabase, lane: string): Promise<void> {
  const rows = await headOfLane(db, lane, Infinity);
  const end = rows.findLastIndex(({ intent }) => isDeletion(intent));
  const moot = rows.slice(0, Math.max(0, end)).filter(({ state }) => state.kind !== 'sending');
  await db.outbox.bulkDelete(moot.map(({ seq }) => seq));
}

const isDeletion = (intent: OutboxIntent): boolean =>
  intent.kind === 'product_change'
    ? intent.change.kind === 'delete'
    : intent.kind === 'post_delete' || intent.kind === 'comment_delete';

/** The deletion of what an intent makes; `null` where it makes nothing. */
function deletionOf(intent: OutboxIntent): Deletion | null {
  if (intent.kind === 'post_publish') return { kind: 'post_delete', postId: intent.postId };
  if (intent.kind === 'product_publish') {
    return { kind: 'product_change', productId: intent.productId, change: { kind: 'delete' } };
  }
  if (intent.kind !== 'comment') return null;
  return { kind: 'comment_delete', postId: intent.postId, commentId: intent.commentId };
}
