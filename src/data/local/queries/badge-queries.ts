import { totalUnread } from '#domain/chat/unread.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { UserId } from '#domain/ids.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { LocalChat, UserDatabase } from '../user-database.ts';

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

/** What the counts are made of. */
export type BadgeRows = readonly [
  chats: readonly Pick<LocalChat, 'participants' | 'unreadCount'>[],
  blocked: readonly UserId[],
  notifications: readonly Pick<Notification, 'read'>[],
  exchanges: readonly Pick<GoldExchange, 'viewed'>[],
  requested: unknown,
];

type ReadingsOf<Rows extends readonly unknown[]> = {
  readonly [Place in keyof Rows]: (db: UserDatabase) => PromiseLike<Rows[Place]>;
};

/** Each of {@link BadgeRows} by itself: what comes has nothing read again but its own. */
export const badgeReadings: ReadingsOf<BadgeRows> = [
  (db) => db.chats.toArray(),
  (db) => db.blocks.toCollection().primaryKeys(),
  // Whole: a filter takes a request for each, and what is whole is read again only once it has changed.
  (db) => db.notifications.toArray(),
  (db) => db.exchanges.toArray(),
  async (db) => (await db.meta.get(REQUESTED_EXCHANGES_META))?.value ?? 0,
];

export const badgesOf = (
  uid: UserId,
  [chats, blocked, notifications, exchanges, requested]: BadgeRows,
): BadgeCounts => ({
  // Rooms with somebody blocked are not listed, so nobody could look at what is new there.
  chat: totalUnread(
    chats.filter(({ participants }) => !blocked.some((person) => participants.includes(person))),
    uid,
  ),
  notifications: notifications.filter(({ read }) => !read).length,
  exchanges: exchanges.filter(({ viewed }) => !viewed).length,
  adminRequested: typeof requested === 'number' ? requested : 0,
});

/** What the badges count now. */
export async function badgeCounts(db: UserDatabase): Promise<BadgeCounts> {
  const [chats, blocked, notifications, exchanges, requested] = badgeReadings;
  return badgesOf(
    db.uid,
    await Promise.all([chats(db), blocked(db), notifications(db), exchanges(db), requested(db)]),
  );
}
