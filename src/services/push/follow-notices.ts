import { askAnewAbout } from '#data/local/ask-anew.ts';
import { observe } from '#data/local/observe.ts';
import { newestNotifications } from '#data/local/queries/notification-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { noticeArrived } from '#session/notice-arrived.ts';

/** More than come at once. */
const LOOKED_AT = 20;

/** Has what a new notice speaks of asked for anew, by whichever screen shows it now or next; gives the way to stop. */
export function followNotices(db: UserDatabase): () => void {
  let known: ReadonlySet<string> | null = null;
  return observe(
    () => newestNotifications(db, LOOKED_AT),
    (notices) => {
      const before = known;
      known = new Set(notices.map(({ id }) => id));
      const news = before === null ? [] : notices.filter(({ id }) => !before.has(id));
      if (news.length === 0) return;
      Promise.all(news.map(({ link }) => askAnewAbout(link)))
        .then(noticeArrived.tell)
        .catch((error: unknown) => console.warn('what a notice speaks of is not asked for anew', error));
    },
  );
}
