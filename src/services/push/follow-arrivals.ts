import { askAnewAbout } from '#data/local/ask-anew.ts';
import { mergeArrivals } from '#data/local/merge-arrival.ts';
import { liveBadges } from '#data/local/live-badges.ts';
import { observe } from '#data/local/observe.ts';
import { newestNotifications } from '#data/local/queries/notification-queries.ts';
import { openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { pageVisibility } from '#device/page-visibility.ts';
import { shownNotifications } from '#device/shown-notifications.ts';
import type { UserId } from '#domain/ids.ts';
import { noticeArrived } from '#session/notice-arrived.ts';

/**
 * Takes in what the worker has kept while it could not, and keeps the app's icon and the notifications on the
 * screen at what is unread; gives the way to stop.
 */
export function followArrivals(uid: UserId): () => void {
  const db = openUserDatabase(uid);
  const takeIn = () => {
    if (!pageVisibility.isVisible()) return;
    mergeArrivals(db).catch((error: unknown) => console.warn('pushes could not be taken in', error));
  };
  takeIn();
  const stopLooking = pageVisibility.subscribe(takeIn);
  const badges = liveBadges(db);
  const showCounted = () => {
    const counts = badges.get();
    if (!counts) return;
    showOnIcon(counts.chat + counts.notifications);
    closeRead(db).catch((error: unknown) => console.warn('what was read is still shown', error));
  };
  const stopCounting = badges.subscribe(showCounted);
  showCounted();
  const stopNotices = followNotices(db);
  return () => {
    stopNotices();
    stopLooking();
    stopCounting();
    // The server may have ended the sign-in, which wipes nothing: what is unread was theirs.
    showOnIcon(0);
  };
}

function showOnIcon(unread: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(unread).catch((error: unknown) => console.warn('no badge on the icon', error));
}

async function closeRead(db: UserDatabase): Promise<void> {
  const shown = await shownNotifications();
  // Mostly nothing stands there.
  if (shown.length === 0) return;
  const { closeReadNotifications } = await import('./close-read-notifications.ts');
  await closeReadNotifications(db, shown);
}

/** More than come at once. */
const LOOKED_AT = 20;

/**
 * Has what a new notice speaks of asked for anew, by whichever screen shows it now or next; gives the way to
 * stop.
 */
function followNotices(db: UserDatabase): () => void {
  let known: ReadonlySet<string> | null = null;
  return observe(
    () => newestNotifications(db, LOOKED_AT),
    (notices) => {
      const before = known;
      known = new Set(notices.map(({ id }) => id));
      // What came while the app was opening is on the disk before anybody listens: unread, it may be news to
      // the screen.
      const news = notices.filter(({ id, read }) => (before === null ? !read : !before.has(id)));
      if (news.length === 0) return;
      askAnewAbout(news.map(({ link }) => link))
        .then((isAnything) => {
          // Screens have only just asked for what they show as the app opens.
          if (isAnything || before !== null) noticeArrived.tell();
        })
        .catch((error: unknown) => console.warn('what a notice speaks of is not asked for anew', error));
    },
  );
}
