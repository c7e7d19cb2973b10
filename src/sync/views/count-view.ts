import type { UserDatabase } from '#data/local/user-database.ts';
import { countedViews, noteView } from '#data/local/view-store.ts';
import type { ViewRemote } from '#data/remote/rest/view-remote.ts';
import type { ProductId } from '#domain/ids.ts';

/**
 * Tells the server that somebody has looked at a listing, once for each person and device. There is no outbox
 * row: a look that finds no way is forgotten, and the next one counts.
 */
export async function countView(
  db: UserDatabase,
  remote: ViewRemote,
  id: ProductId,
  signal: AbortSignal,
): Promise<void> {
  if ((await countedViews(db)).includes(id)) return;
  const { kind } = await remote.addView(db.uid, id, signal);
  // Refused: it does not count, and asking again changes nothing.
  if (kind === 'ok' || kind === 'refused') await noteView(db, id);
}
