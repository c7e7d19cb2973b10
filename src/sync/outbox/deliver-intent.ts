import type { OutboxRow } from '#data/local/outbox-row.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { assertNever } from '#domain/result.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { markAllNotificationsRead } from './mark-all-notifications-read.ts';
import { postpone } from './postpone.ts';
import { sendLike } from './send-like.ts';

/** Messages that one commit marks as read. */
const READ_BATCH = 100;

/**
 * Sends an intent of which only the last counts (a favorite, a read mark). All of them set a state, so
 * a second delivery changes nothing, and a refusal leaves nothing to repair: it is logged and dropped,
 * and the next pull shows what the server holds.
 */
export async function deliverIntent(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  const { db, environment, onOutcome } = context;
  const [row] = await db.transaction('rw', db.outbox, () => claimRows(db, [head], environment.now()));
  if (!row) return 'advanced';
  const outcome = await send(context, row);
  switch (outcome.kind) {
    case 'ok':
    case 'refused':
      onOutcome('success');
      if (outcome.kind === 'refused') console.warn('outbox: refused', row.id, outcome.code);
      // A newer intent of the same name has a row of its own, so this deletes only what was sent.
      await db.outbox.delete(row.seq);
      return 'advanced';
    case 'unreachable':
    case 'unauthenticated':
      await db.transaction('rw', db.outbox, () => postpone(context, [row], outcome));
      return 'waiting';
    default:
      return assertNever(outcome);
  }
}

async function send(context: DrainContext, row: OutboxRow): Promise<RemoteOutcome<null>> {
  const { remote, signal } = context;
  const { intent, uid } = row;
  switch (intent.kind) {
    case 'read':
      return inBatches(intent.messageIds, READ_BATCH, (ids) =>
        remote.markRead(uid, intent.chatId, ids, intent.seen?.to ?? null, signal),
      );
    case 'favorite':
      return remote.setFavorite(uid, intent.productId, intent.wanted, signal);
    case 'notification_read':
      return remote.markNotificationsRead(uid, [intent.notificationId], signal);
    case 'all_notifications_read':
      return markAllNotificationsRead(context, uid, { ids: new Set(intent.ids), before: row.createdAt });
    case 'exchange_viewed': {
      const exchange = await context.db.exchanges.get(intent.exchangeId);
      // What has changed since has news that nobody has looked at.
      if (exchange && exchange.version !== intent.version) return { kind: 'ok', value: null };
      return remote.markExchangeViewed(uid, intent.exchangeId, signal);
    }
    case 'block':
      return remote.setBlock(uid, intent.person, intent.wanted, signal);
    case 'like':
      return sendLike(context, row, intent);
    case 'post_publish':
    case 'post_update':
    case 'post_delete':
    case 'comment':
    case 'comment_delete':
    case 'report':
    case 'exchange_request':
    case 'product_publish':
    case 'product_update':
    case 'product_change':
    case 'review':
    case 'message':
      throw new Error(`delivered by its own lane: ${intent.kind}`);
    default:
      return assertNever(intent);
  }
}

/** Sends at least one batch, so that a counter is cleared even where no message is left to mark. */
async function inBatches<Id>(
  ids: readonly Id[],
  size: number,
  sendBatch: (ids: readonly Id[]) => Promise<RemoteOutcome<null>>,
): Promise<RemoteOutcome<null>> {
  let start = 0;
  do {
    const outcome = await sendBatch(ids.slice(start, start + size));
    if (outcome.kind !== 'ok') return outcome;
    start += size;
  } while (start < ids.length);
  return { kind: 'ok', value: null };
}
