import { totalUnread } from '#domain/chat/unread.ts';
import type { UserDatabase } from '../user-database.ts';

export interface BadgeCounts {
  readonly chat: number;
  readonly notifications: number;
  /** One's own exchanges with news not looked at. */
  readonly exchanges: number;
  /** For admins: exchanges that wait to be scheduled. */
  readonly adminRequested: number;
}

export const NO_BADGES: BadgeCounts = { chat: 0, notifications: 0, exchanges: 0, adminRequested: 0 };

/** Where the count of requested exchanges stands for admins, in `meta`. */
export const REQUESTED_EXCHANGES_META = 'admin.requestedExchanges';

export async function badgeCounts(db: UserDatabase): Promise<BadgeCounts> {
  const [chats, blocked, notifications, exchanges, requested] = await Promise.all([
    db.chats.toArray(),
    db.blocks.toCollection().primaryKeys(),
    // Whole: a filter takes a request for each, and what is whole is read again only once it has changed.
    db.notifications.toArray(),
    db.exchanges.toArray(),
    db.meta.get(REQUESTED_EXCHANGES_META),
  ]);
  return {
    // Rooms with somebody blocked are not listed, so nobody could look at what is new there.
    chat: totalUnread(
      chats.filter(({ participants }) => !blocked.some((person) => participants.includes(person))),
      db.uid,
    ),
    notifications: notifications.filter(({ read }) => !read).length,
    exchanges: exchanges.filter(({ viewed }) => !viewed).length,
    adminRequested: typeof requested?.value === 'number' ? requested.value : 0,
  };
}
