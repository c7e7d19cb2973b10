import { mergeServerNotifications } from '#data/local/notification-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import type { PageEnd, PageStart } from '#domain/server/page.ts';

/**
 * Brings the page of notifications from `from` on down to this device; gives where the next one begins, `null`
 * where there is none. Rejects without network.
 */
export async function pullOlderNotifications(
  db: UserDatabase,
  remote: Pick<LiveRemote, 'olderNotifications'>,
  from: PageStart,
): Promise<PageEnd | null> {
  const { rows, end } = await remote.olderNotifications(db.uid, from);
  await mergeServerNotifications(db, rows);
  return end;
}
