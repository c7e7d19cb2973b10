import { findOutboxRow, retryRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { assertNever, err, ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { withdrawExchangeRequest } from './request-exchange.ts';
import { setBlock } from './set-block.ts';
import { setFavorite } from './set-favorite.ts';
import { setLike } from './set-like.ts';
import { withdrawListingRow } from './submit-listing.ts';
import { withdrawBoardRow } from './submit-post.ts';
import { deleteWaitingMessage, retryMessage } from './waiting-message.ts';

/** Puts everything that was refused back in line, of every kind; a price of long ago still waits for its writer's word. */
export async function retryAllWaiting(db: UserDatabase): Promise<void> {
  const refused = await db.outbox.filter((row) => row.state.kind === 'failed').toArray();
  for (const row of refused) {
    if (row.intent.kind === 'message') await retryMessage(db, row.intent.messageId);
    else await db.transaction('rw', db.outbox, () => retryRow(db, row.id));
  }
}

/**
 * Takes back whatever waits under this name, as if it had never been wished; `in_flight` while it is on its way, when
 * nobody can say who has it.
 */
export async function withdrawWaiting(
  db: UserDatabase,
  rowId: string,
  environment: Environment,
): Promise<Result<null, 'in_flight'>> {
  const row = await findOutboxRow(db, rowId);
  if (!row) return ok(null);
  const { intent } = row;
  if (row.state.kind === 'sending') return err('in_flight');
  switch (intent.kind) {
    case 'message': {
      const deleted = await deleteWaitingMessage(db, intent.messageId);
      return !deleted.ok && deleted.code === 'in_flight' ? err('in_flight') : ok(null);
    }
    case 'favorite':
      return wished(setFavorite(db, intent.productId, !intent.wanted, environment));
    case 'like':
      return wished(setLike(db, intent.postId, !intent.wanted, environment));
    case 'block':
      return wished(setBlock(db, intent.person, !intent.wanted, environment));
    case 'exchange_request':
      return answered(await withdrawExchangeRequest(db, intent.exchangeId));
    case 'product_publish':
    case 'product_update':
    case 'product_change':
      return answered(await withdrawListingRow(db, rowId));
    case 'post_publish':
    case 'post_update':
    case 'post_delete':
    case 'comment':
    case 'comment_delete':
      return answered(await withdrawBoardRow(db, rowId));
    case 'review':
    case 'report':
    case 'read':
    case 'notification_read':
    case 'all_notifications_read':
    case 'exchange_viewed':
      return answered(await forget(db, rowId));
    default:
      return assertNever(intent);
  }
}

/** For what leaves nothing behind but its row. */
const forget = (db: UserDatabase, rowId: string): Promise<boolean> =>
  db.transaction('rw', db.outbox, async () => {
    const row = await findOutboxRow(db, rowId);
    if (!row || row.state.kind === 'sending') return false;
    await db.outbox.delete(row.seq);
    return true;
  });

/** The opposite wish cancels one that never left, and follows one that may have. */
async function wished(opposite: Promise<void>): Promise<Result<null, 'in_flight'>> {
  await opposite;
  return ok(null);
}

const answered = (isTaken: boolean): Result<null, 'in_flight'> => (isTaken ? ok(null) : err('in_flight'));
