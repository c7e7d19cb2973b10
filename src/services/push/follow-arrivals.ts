import { mergeArrivals } from '#data/local/merge-arrival.ts';
import { observe } from '#data/local/observe.ts';
import { badgeCounts } from '#data/local/queries/badge-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { pageVisibility } from '#device/page-visibility.ts';
import type { UserId } from '#domain/ids.ts';
import { followNotices } from './follow-notices.ts';

/** Takes in what the worker has kept while it could not, and keeps the app's icon at what is unread; gives the way to stop. */
export function followArrivals(uid: UserId): () => void {
  const db = openUserDatabase(uid);
  const takeIn = () => {
    if (!pageVisibility.isVisible()) return;
    mergeArrivals(db).catch((error: unknown) => console.warn('pushes could not be taken in', error));
  };
  takeIn();
  const stopLooking = pageVisibility.subscribe(takeIn);
  const stopCounting = observe(
    () => badgeCounts(db),
    ({ chat, notifications }) => showOnIcon(chat + notifications),
  );
  const stopNotices = followNotices(db);
  return () => {
    stopNotices();
    stopLooking();
    stopCounting();
  };
}

function showOnIcon(unread: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(unread).catch((error: unknown) => console.warn('no badge on the icon', error));
}
