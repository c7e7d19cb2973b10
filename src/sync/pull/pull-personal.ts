import { mergeServerBlocks } from '#data/local/block-store.ts';
import { mergeServerExchanges, noteRequested } from '#data/local/exchange-store.ts';
import { mergeServerFavorites, settledFavorites } from '#data/local/favorite-store.ts';
import { mergeServerNotifications, mergeUnreadNotifications } from '#data/local/notification-store.ts';
import { putServerOrders } from '#data/local/order-store.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { RemoteFavorite } from '#documents/person-items.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { BlockedPerson } from '#domain/safety/report.ts';
import type { Order } from '#domain/order/order.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { followList } from './follow-list.ts';
import { noticeNews } from './news.ts';
import { keepListening, type PullContext } from './pull-context.ts';
import { olderPages } from './pull-older.ts';
import { markListPulledAfter } from './mark-list-pulled.ts';

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
      async apply({ rows }) {
        await mergeServerNotifications(db, rows);
        hearNotices(rows);
      },
    }),
    keepListening<Notification>(
      context,
      'unread notifications',
      (observer) => remote.watchUnreadNotifications(db.uid, observer),
      ({ rows, size }) =>
        mergeUnreadNotifications(db, rows, { isWhole: size < PAGE_SIZES.unreadNotifications }),
    ),
    followList<RemoteFavorite>(context, {
      list: 'favorites',
      timeOf: ({ createdAt }) => createdAt,
      watch: (since, observer) => remote.watchFavorites(db.uid, since, observer),
      apply: ({ rows, size }, isFromStart) =>
        mergeServerFavorites(db, rows, { isWhole: isFromStart && size < PAGE_SIZES.favorites }),
      // What was taken back elsewhere is in no answer that begins at a place.
      isComplete: async () => {
        const held = await settledFavorites(db);
        return held === null || held === (await remote.countFavorites(db.uid));
      },
    }),
    keepListening<BlockedPerson>(
      context,
      'blocks',
      (observer) => remote.watchBlocks(db.uid, observer),
      ({ rows, size }) => mergeServerBlocks(db, rows, { isWhole: size < PAGE_SIZES.blocks }),
    ),
    keepListening<GoldExchange>(
      context,
      'exchanges',
      (observer) => remote.watchExchanges(db.uid, observer),
      markListPulledAfter(db, 'exchanges', ({ rows }) => mergeServerExchanges(db, rows)),
    ),
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

/** One side of a person's deals: the latest live, those behind them once. */
function pullOrders(context: PullContext, side: 'buyerId' | 'sellerId'): () => void {
  const { db, remote } = context;
  const store = (rows: readonly Order[]) => putServerOrders(db, rows);
  const readOlder = olderPages<Order>(context, {
    list: `orders:${side}`,
    pageSize: PAGE_SIZES.orders,
    timeOf: ({ createdAt }) => createdAt,
    read: (from) => remote.olderOrders(db.uid, side, from),
    store,
  });
  // Nothing of the first load: most people have no deal under way.
  const keepKeys = async (rows: readonly Order[]) => {
    if (!rows.some(({ status }) => status === 'reserved' || status === 'handed')) return;
    try {
      const { keepMeetingKeys } = await import('./keep-meeting-keys.ts');
      await keepMeetingKeys(db, rows, remote.meetingKeys);
    } catch (error) {
      console.warn('no keys of a meeting', error);
    }
  };
  return keepListening<Order>(
    context,
    `orders by ${side}`,
    (observer) => remote.watchOrders(db.uid, side, observer),
    markListPulledAfter(db, `orders:${side}`, async (live) => {
      await store(live.rows);
      void keepKeys(live.rows);
      void readOlder(live);
    }),
  );
}
