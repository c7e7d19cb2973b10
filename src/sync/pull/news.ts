import { unreadIn } from '#domain/chat/unread.ts';
import type { Chat } from '#domain/chat/chat.ts';
import type { ChatId, NotificationId, UserId } from '#domain/ids.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { millis, type Millis } from '#domain/units.ts';

/**
 * What has come while somebody looks, out of the live data itself: it is told whether a push comes or not.
 */
export type News =
  | { readonly kind: 'notice'; readonly notice: Notification }
  | { readonly kind: 'message'; readonly chat: Chat };

type Tell = (news: News) => void;

/**
 * Tells of the notices that are new in a list which is followed. What its first answer holds was there
 * before, and an older notice that moves up into the list is not news either: the server's own times decide
 * both.
 */
export function noticeNews(tell: Tell): (rows: readonly Notification[]) => void {
  let known: ReadonlySet<NotificationId> | null = null;
  let newest = 0;
  return (rows) => {
    const before = known;
    const from = newest;
    known = new Set(rows.map(({ id }) => id));
    newest = Math.max(newest, ...rows.map(({ createdAt }) => createdAt));
    if (before === null) return;
    const isNews = ({ id, read, createdAt }: Notification) => !before.has(id) && !read && createdAt >= from;
    for (const notice of rows.filter(isNews).toReversed()) tell({ kind: 'notice', notice });
  };
}

/**
 * Tells of the rooms in which the other side has said something since the list's last answer, and since what
 * this device had `heard` before it: a room whose mark has changed comes into the list with older words.
 */
export function messageNews(me: UserId, tell: Tell): (rows: readonly Chat[], heard?: Millis) => void {
  let known: ReadonlyMap<ChatId, number> | null = null;
  let newest = 0;
  return (rows, heard = millis(0)) => {
    const before = known;
    const from = Math.max(newest, heard);
    known = new Map(rows.map((chat) => [chat.id, unreadIn(chat, me)]));
    newest = Math.max(newest, ...rows.map(({ lastMessageAt }) => lastMessageAt));
    if (before === null) return;
    for (const chat of rows.toReversed()) {
      const isNews = unreadIn(chat, me) > (before.get(chat.id) ?? 0);
      if (isNews && chat.lastMessageAt >= from) tell({ kind: 'message', chat });
    }
  };
}
