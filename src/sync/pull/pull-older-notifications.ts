import { mergeServerNotifications } from '#data/local/notification-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import { millis, type Millis } from '#domain/units.ts';

export interface OlderNotifications {
  readonly reachedEnd: boolean;
  /** Where the page behind it begins. */
  readonly next: Millis;
}

/** Brings the page of notifications behind `from` to this device. Rejects without network. */
export async function pullOlderNotifications(
  db: UserDatabase,
  remote: Pick<LiveRemote, 'olderNotifications'>,
  from: Millis,
): Promise<OlderNotifications> {
  const { rows, size } = await remote.olderNotifications(db.uid, from);
  await mergeServerNotifications(db, rows);
  const last = rows.at(-1);
  // A page full of one moment must not hold the walk there for good.
  const next = last && last.createdAt < from ? last.createdAt : millis(from - 1);
  return { reachedEnd: size < PAGE_SIZES.notifications, next };
}
