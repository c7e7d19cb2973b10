import type { UserDatabase } from '#data/local/user-database.ts';
import type { Millis } from '#domain/units.ts';
import { sessionStore } from '#session/session-store.ts';
import type { OlderNotifications } from '#sync/pull/pull-older-notifications.ts';

/** The page of notifications behind `from`; it is on the device when this ends. Rejects without network. */
export async function loadOlderNotifications(db: UserDatabase, from: Millis): Promise<OlderNotifications> {
  await sessionStore.confirm();
  const [{ createLiveRemote }, { pullOlderNotifications }] = await Promise.all([
    import('#data/remote/live/live-remote.ts'),
    import('#sync/pull/pull-older-notifications.ts'),
  ]);
  return pullOlderNotifications(db, await createLiveRemote(), from);
}
