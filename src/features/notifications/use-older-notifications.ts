import { loadOlderNotifications } from '#services/notifications/older-notifications.ts';
import { useOlderPages, type OlderPages } from '#session/use-older-pages.ts';
import { useUserDatabase } from '#session/use-user-database.ts';

/** Notifications of a page, as the list shows them and as the server gives them. */
export const PAGE = 100;

/** How far down the notifications go, and the way to go further. */
export function useOlderNotifications(
  load: typeof loadOlderNotifications = loadOlderNotifications,
): OlderPages {
  const db = useUserDatabase();
  return useOlderPages(PAGE, async (from) => {
    if (db === null) throw new Error('nobody is signed in');
    return load(db, from);
  });
}
