import { getCountFromServer, getDocsFromServer } from 'firebase/firestore';
import type { Chat, Message } from '#domain/chat/chat.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { ChatId, OrderId, UserId } from '#domain/ids.ts';
import type { BlockedPerson } from '#domain/safety/report.ts';
import type { Order } from '#domain/order/order.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { PageStart } from '#domain/server/page.ts';
import type { Micros, Millis } from '#domain/units.ts';
import type { MeetingKeysAnswer } from '#documents/calls/meeting.ts';
import { parseBlock, parseFavorite, type RemoteFavorite } from '#documents/person-items.ts';
import { parseChat } from '#documents/chat.ts';
import { parseExchange } from '#documents/exchange.ts';
import { parseMessage } from '#documents/message.ts';
import { parseOrder } from '#documents/order.ts';
import { parseNotification } from '#documents/notification.ts';
import { askForMeetingKeys } from '../meeting-calls.ts';
import {
  blocksOf,
  exchangesOf,
  favoritesOf,
  favoritesSince,
  lastMessages,
  messagesBefore,
  messagesFrom,
  notificationsOf,
  notificationsReadSince,
  ordersChangedSince,
  ordersOf,
  requestedExchanges,
  roomsChangedSince,
  roomsOf,
  unreadNotificationsOf,
  type Reach,
} from '../queries.ts';
import type { QueryDescription } from '../query-description.ts';
import { bounceLiveFirestore, liveFirestore } from './firestore-live.ts';
import { liveQuery } from './live-query.ts';
import { messagePageOf, type MessagePage } from './message-page.ts';
import { windowOf } from './page-sizes.ts';
import {
  pageOf,
  watch,
  watchAs,
  type LiveObserver,
  type LivePage,
  type LiveSnapshot,
  type Parse,
} from './watch.ts';

/** Everything that is live, and the pages of history; each query is bounded. */
export interface LiveRemote {
  /** The newest rooms; with `since` what has changed of them from then on, inclusive. */
  watchRooms(uid: UserId, since: Millis | null, observer: LiveObserver<Chat>): () => void;
  /** The rooms from `from` on down. */
  olderRooms(uid: UserId, from: PageStart): Promise<LivePage<Chat>>;
  /**
   * The newest messages from `from` on (inclusive), at most `MESSAGE_WINDOW`; without `from` the newest
   * `FIRST_PAGE`.
   */
  watchMessages(
    uid: UserId,
    chatId: ChatId,
    from: Micros | null,
    observer: LiveObserver<Message, MessagePage>,
  ): () => void;
  /**
   * Up to `count` messages before `before` (inclusive, since equal timestamps must not be cut), newest first.
   */
  messagesBefore(uid: UserId, chatId: ChatId, before: Micros, count: number): Promise<MessagePage>;
  /** Up to `count` messages from `from` on (inclusive), oldest first. */
  messagesFrom(uid: UserId, chatId: ChatId, from: Micros, count: number): Promise<MessagePage>;
  newestMessages(uid: UserId, chatId: ChatId, count: number): Promise<MessagePage>;
  watchNotifications(uid: UserId, since: Millis | null, observer: LiveObserver<Notification>): () => void;
  /** Those from `from` on down. */
  olderNotifications(uid: UserId, from: PageStart): Promise<LivePage<Notification>>;
  /** What is unread, however old; with `since` what was marked as read from then on, inclusive. */
  watchNotificationMarks(uid: UserId, since: Millis | null, observer: LiveObserver<Notification>): () => void;
  watchFavorites(uid: UserId, since: Millis | null, observer: LiveObserver<RemoteFavorite>): () => void;
  /** A page of them in the order of their ids, behind the document `after`. */
  favoritesBehind(uid: UserId, after: string): Promise<LiveSnapshot<RemoteFavorite>>;
  /**
   * How many favorites the server has of a person behind `after` and up to `until`, for the price of one; a
   * page's size at most.
   */
  countFavorites(uid: UserId, after: string | null, until: string | null): Promise<number>;
  watchBlocks(uid: UserId, observer: LiveObserver<BlockedPerson>): () => void;
  /** The latest; with `since` those that have changed from then on, inclusive. */
  watchExchanges(uid: UserId, since: Millis | null, observer: LiveObserver<GoldExchange>): () => void;
  /** One side of a person's deals, likewise. */
  watchOrders(
    uid: UserId,
    side: 'buyerId' | 'sellerId',
    since: Millis | null,
    observer: LiveObserver<Order>,
  ): () => void;
  /** Those from `from` on down. */
  olderOrders(uid: UserId, side: 'buyerId' | 'sellerId', from: PageStart): Promise<LivePage<Order>>;
  /** The secrets of an open order. Rejects where the server does not answer. */
  meetingKeys(orderId: OrderId): Promise<MeetingKeysAnswer>;
  /** For admins: how many exchanges wait to be scheduled. */
  watchRequestedExchanges(observer: LiveObserver<GoldExchange>): () => void;
  /** Drops a silent stream and connects anew. */
  bounce(): Promise<void>;
}

export async function createLiveRemote(): Promise<LiveRemote> {
  const db = await liveFirestore();
  const watched = <T>(wanted: QueryDescription, parse: Parse<T>, observer: LiveObserver<T>) =>
    watch(liveQuery(db, wanted), parse, observer);
  const older = async <T>(wanted: QueryDescription, parse: Parse<T>) =>
    pageOf(await getDocsFromServer(liveQuery(db, wanted)), parse, wanted);
  const parserOf = (uid: UserId, chatId: ChatId) => (id: string, data: unknown) =>
    parseMessage(id, data, { chatId, me: uid });
  const page = async (uid: UserId, chatId: ChatId, wanted: QueryDescription) =>
    // Plain getDocs answers from an empty cache without network, and an empty page would mean the chat's
    // beginning.
    messagePageOf(await getDocsFromServer(liveQuery(db, wanted)), parserOf(uid, chatId));

  return {
    watchRooms: (uid, since, observer) =>
      watched(since === null ? roomsOf(uid, null) : roomsChangedSince(uid, since), parseChat, observer),
    olderRooms: (uid, from) => older(roomsOf(uid, from), parseChat),
    watchMessages: (uid, chatId, from, observer) =>
      watchAs(
        liveQuery(db, lastMessages(chatId, from, windowOf(from))),
        (snapshot) => messagePageOf(snapshot, parserOf(uid, chatId)),
        observer,
      ),
    messagesBefore: (uid, chatId, before, count) => page(uid, chatId, messagesBefore(chatId, before, count)),
    messagesFrom: (uid, chatId, from, count) => page(uid, chatId, messagesFrom(chatId, from, count)),
    newestMessages: (uid, chatId, count) => page(uid, chatId, messagesBefore(chatId, null, count)),
    watchNotifications: (uid, since, observer) =>
      watched(notificationsOf(uid, reachOf(since)), parseNotification, observer),
    olderNotifications: (uid, from) => older(notificationsOf(uid, { until: from }), parseNotification),
    watchNotificationMarks: (uid, since, observer) =>
      watched(
        since === null ? unreadNotificationsOf(uid) : notificationsReadSince(uid, since),
        parseNotification,
        observer,
      ),
    watchFavorites: (uid, since, observer) =>
      watched(
        since === null ? favoritesOf(uid, null, null) : favoritesSince(uid, since),
        parseFavorite,
        observer,
      ),
    favoritesBehind: (uid, after) => older(favoritesOf(uid, after, null), parseFavorite),
    countFavorites: async (uid, after, until) =>
      (await getCountFromServer(liveQuery(db, favoritesOf(uid, after, until)))).data().count,
    watchBlocks: (uid, observer) => watched(blocksOf(uid), parseBlock, observer),
    watchExchanges: (uid, since, observer) => watched(exchangesOf(uid, since), parseExchange, observer),
    watchOrders: (uid, side, since, observer) =>
      watched(
        since === null ? ordersOf(uid, side, null) : ordersChangedSince(uid, side, since),
        parseOrder,
        observer,
      ),
    olderOrders: (uid, side, from) => older(ordersOf(uid, side, from), parseOrder),
    meetingKeys: askForMeetingKeys,
    watchRequestedExchanges: (observer) => watched(requestedExchanges(), parseExchange, observer),
    bounce: bounceLiveFirestore,
  };
}

const reachOf = (since: Millis | null): Reach => (since === null ? null : { since });
