import type { IntentKind, OutboxRow, RowOf } from '#data/local/outbox-row.ts';
import { removeRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { assertNever } from '#domain/result.ts';
import { claimHead } from './claim-head.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { postpone } from './postpone.ts';

/**
 * Sends an intent of which only the last counts (a favorite, a read mark). All of them set a state, so
 * a second delivery changes nothing, and a refusal leaves nothing to repair: it is logged and dropped,
 * and the next pull shows what the server holds.
 */
export const deliverMark =
  <Kind extends IntentKind, Value>(
    kind: Kind,
    send: (context: DrainContext, row: RowOf<Kind>) => Promise<RemoteOutcome<Value>>,
    /** Ends the row; with what the server said, where it took it. */
    // A newer intent of the same name has a row of its own, so this removes only what was sent.
    end: (db: UserDatabase, row: RowOf<Kind>, value: Value | null) => Promise<void> = removeRow,
  ) =>
  async (context: DrainContext, head: OutboxRow): Promise<LaneProgress> => {
    const { db, onOutcome } = context;
    const row = await claimHead(context, head, kind);
    if (!row) return 'advanced';
    const outcome = await send(context, row);
    switch (outcome.kind) {
      case 'ok':
      case 'refused':
        onOutcome('success');
        if (outcome.kind === 'refused') console.warn('outbox: refused', row.id, outcome.code);
        await end(db, row, outcome.kind === 'ok' ? outcome.value : null);
        return 'advanced';
      case 'held':
      case 'unreachable':
      case 'unauthenticated':
        await db.transaction('rw', db.outbox, () => postpone(context, [row], outcome));
        return 'waiting';
      default:
        return assertNever(outcome);
    }
  };
