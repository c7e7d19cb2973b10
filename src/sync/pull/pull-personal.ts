import { mergeServerBlocks } from '#data/local/block-store.ts';
import { mergeServerExchanges, noteRequested } from '#data/local/exchange-store.ts';
import { mergeServerNotifications, mergeUnreadNotifications } from '#data/local/notification-store.ts';
import { putServerOrders } from '#data/local/order-store.ts';
import { openOrdersOf } from '#data/local/queries/order-queries.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { BlockedPerson } from '#domain/safety/report.ts';
import type { Order } from '#domain/order/order.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { millis, millisOfMicros, type Millis } from '#domain/units.ts';
import { followList } from './follow-list.ts';
import { noticeNews } from './news.ts';
import { keepListening, type PullContext } from './pull-context.ts';
import { pullFavorites } from './pull-favorites.ts';
import { olderPages } from './pull-older.ts';

/**
 * Keeps favorites, notifications, blocks and exchanges of the signed-in person live; gives the way to stop.
 */
export function pullPersonal(context: PullContext, isAdmin: boolean): () => void {
  const { db, remote } = context;
  const hearNotices = noticeNews(context.onNews);
  const stops = [
    followList<Notification>(context, {
      list: 'notifications',
      timeOf: ({ createdAt }) => createdAt,
      watch: (since, observer) => remote.watchNotifications(db.uid, since, observer),
      pageSize: PAGE_SIZES.notifications,
      // Of a new device the older ones are asked for as they are looked at.
      readGap: olderPages({
        timeOf: ({ createdAt }) => createdAt,
        read: (from) => remote.olderNotifications(db.uid, from),
        store: (rows) => mergeServerNotifications(db, rows),
      }),
      async apply({ rows }) {
        await mergeServerNotifications(db, rows);
        hearNotices(rows);
      },
    }),
    followList<Notification>(context, {
      list: 'notification marks',
      // Whatever is known of anything is known of all that was marked before it.
      timeOf: ({ createdAt, readAt }) => millis(Math.max(createdAt, readAt ?? 0)),
      watch: (since, observer) => remote.watchNotificationMarks(db.uid, since, observer),
      pageSize: PAGE_SIZES.unreadNotifications,
      apply: ({ rows, size }, isFromStart) =>
        isFromStart
          ? mergeUnreadNotifications(db, rows, { isWhole: size < PAGE_SIZES.unreadNotifications })
          : mergeServerNotifications(db, rows),
    }),
    pullFavorites(context),
    keepListening<BlockedPerson>(
      context,
      'blocks',
      (observer) => remote.watchBlocks(db.uid, observer),
      ({ rows, size }) => mergeServerBlocks(db, rows, { isWhole: size < PAGE_SIZES.blocks }),
    ),
    followList<GoldExchange>(context, {
      list: 'exchanges',
      timeOf: changedAt,
      watch: (since, observer) => remote.watchExchanges(db.uid, since, observer),
      pageSize: PAGE_SIZES.exchanges,
      apply: ({ rows }) => mergeServerExchanges(db, rows),
    }),
    ...(['buyerId', 'sellerId'] as const).map((side) => pullOrders(context, side)),
  ];
  if (isAdmin) {
    stops.push(
      keepListening<GoldExchange>(
        context,
        'requested exchanges',
        (observer) => remote.watchRequestedExchanges(observer),
        ({ size }) => noteRequested(db, size),
      ),
    );
  }
  return () => {
    for (const stop of stops) stop();
  };
}

const changedAt = ({ updatedAt, touchedAt = millis(0) }: GoldExchange): Millis =>
  millis(Math.max(millisOfMicros(updatedAt), touchedAt));

/** One side of a person's deals: what changes live, those behind the latest once. */
function pullOrders(context: PullContext, side: 'buyerId' | 'sellerId'): () => void {
  const { db, remote } = context;
  const store = (rows: readonly Order[]) => putServerOrders(db, rows);
  // Nothing of the first load: most people have no deal under way.
  const keepKeys = async () => {
    try {
      const open = await openOrdersOf(db, side);
      if (open.length === 0) return;
      const { keepMeetingKeys } = await import('./keep-meeting-keys.ts');
      await keepMeetingKeys(db, open, remote.meetingKeys);
    } catch (error) {
      console.warn('no keys of a meeting', error);
    }
  };
  return followList<Order>(context, {
    list: `orders:${side}`,
    timeOf: ({ createdAt, updatedAt }) => millis(Math.max(createdAt, updatedAt ?? 0)),
    watch: (since, observer) => remote.watchOrders(db.uid, side, since, observer),
    pageSize: PAGE_SIZES.orders,
    readRest: olderPages({
      timeOf: ({ createdAt }) => createdAt,
      read: (from) => remote.olderOrders(db.uid, side, from),
      store,
    }),
    async apply({ rows }) {
      await store(rows);
      void keepKeys();
    },
  });
}
