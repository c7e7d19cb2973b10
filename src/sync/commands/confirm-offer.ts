import { messageRowId } from '#data/local/intent-names.ts';
import { changeRow, findOutboxRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { MessageId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import type { Environment } from '../environment.ts';

/**
 * The writer of a price that has waited for long says that it still holds; `false` when it no longer waits.
 */
export const confirmOffer = (db: UserDatabase, id: MessageId, environment: Environment): Promise<boolean> =>
  db.transaction('rw', db.outbox, async () => {
    const row = await findOutboxRow(db, messageRowId(id));
    if (row?.intent.kind !== 'message' || row.intent.body.kind !== 'offer') return false;
    if (row.state.kind === 'sending') return false;
    const body = { ...row.intent.body, meantAt: environment.now() };
    await changeRow(db, row, { intent: { ...row.intent, body }, nextAttemptAt: millis(0) });
    return true;
  });
