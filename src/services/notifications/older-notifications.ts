import type { UserDatabase } from '#data/local/user-database.ts';
import type { PageEnd, PageStart } from '#domain/server/page.ts';
import { sessionStore } from '#session/session-store.ts';

/** The page of notifications from `from` on down is on the device when this ends. Rejects without network. */
export async function loadOlderNotifications(db: UserDatabase, from: PageStart): Promise<PageEnd | null> {
  await sessionStore.confirm();
  const [{ createLiveRemote }, { pullOlderNotifications }] = await Promise.all([
    import('#data/remote/live/live-remote.ts'),
    import('#sync/pull/pull-older-notifications.ts'),
  ]);
  return pullOlderNotifications(db, await createLiveRemote(), from);
}
