import { findOutboxRow, removeRow, retryRow, takeBackRow } from '#data/local/outbox-store.ts';
import type { OutboxRow } from '#data/local/outbox-row.ts';
import type { UserDatabase } from '#data/local/user-database.ts';

/** For a mark of what somebody has seen: nobody asks whether it has arrived. `false` while it is on its way. */
export const forgetMark = (db: UserDatabase, _intent: unknown, { id }: OutboxRow): Promise<boolean> =>
  db.transaction('rw', db.outbox, async () => {
    const row = await findOutboxRow(db, id);
    if (!row || row.state.kind === 'sending') return false;
    await removeRow(db, row);
    return true;
  });

/** For what leaves nothing behind but its row; `false` where the server may have it. */
export const forgetRow = (db: UserDatabase, _intent: unknown, { id }: OutboxRow): Promise<boolean> =>
  db.transaction('rw', db.outbox, () => takeBackRow(db, id));

/** Puts a refused row back in line. */
export const queueAgain = (db: UserDatabase, { id }: OutboxRow): Promise<boolean> =>
  db.transaction('rw', db.outbox, () => retryRow(db, id));

/** The opposite wish cancels one that never left, and follows one that may have. */
export async function afterOpposite(opposite: Promise<void>): Promise<boolean> {
  await opposite;
  return true;
}
