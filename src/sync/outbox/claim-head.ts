import type { IntentKind, OutboxRow, RowOf } from '#data/local/outbox-row.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import type { DrainContext } from './drain-context.ts';

/**
 * Marks the head of a lane as being sent, and gives it as it stands now; `null` where a newer wish has
 * replaced it.
 */
export async function claimHead<Kind extends IntentKind>(
  { db, environment }: DrainContext,
  head: OutboxRow,
  kind: Kind,
): Promise<RowOf<Kind> | null> {
  const [row] = await db.transaction('rw', db.outbox, async () =>
    claimRows(db, [await db.outbox.get(head.seq)], environment.now()),
  );
  if (!row) return null;
  if (!isOf(row, kind)) throw new Error(`a row has changed its kind: ${row.id}`);
  return row;
}

const isOf = <Kind extends IntentKind>(row: OutboxRow, kind: Kind): row is RowOf<Kind> =>
  row.intent.kind === kind;
