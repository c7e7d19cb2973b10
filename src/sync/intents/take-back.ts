import { retryRow, takeBackRow } from '#data/local/outbox-store.ts';
import type { OutboxRow } from '#data/local/outbox-row.ts';
import type { UserDatabase } from '#data/local/user-database.ts';

/** For what leaves nothing behind but its row; `false` while it is on its way. */
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
