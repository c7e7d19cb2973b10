import { findOutboxRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { retryOf, withdrawIntent } from '../intents/intents.ts';

/**
 * Puts everything that was refused back in line, of every kind; a price of long ago still waits for its
 * writer's word.
 */
export async function retryAllWaiting(db: UserDatabase): Promise<void> {
  const refused = await db.outbox.filter((row) => row.state.kind === 'failed').toArray();
  for (const row of refused) await retryOf(row)(db, row);
}

/**
 * Takes back whatever waits under this name, as if it had never been wished; `in_flight` while it is on its
 * way, when nobody can say who has it, and `gone` where nothing waits any more: it may have arrived.
 */
export async function withdrawWaiting(
  db: UserDatabase,
  rowId: string,
  environment: Environment,
): Promise<Result<null, 'in_flight' | 'gone'>> {
  const row = await findOutboxRow(db, rowId);
  if (row && row.state.kind !== 'sending' && (await withdrawIntent(db, row.intent, row, environment))) {
    return ok(null);
  }
  // Looked up once more: it may have been delivered in between.
  return err((await findOutboxRow(db, rowId)) ? 'in_flight' : 'gone');
}
