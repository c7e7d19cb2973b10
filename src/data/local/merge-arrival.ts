import { partsOfChatId } from '#domain/chat/chat-id.ts';
import { unreadIn } from '#domain/chat/unread.ts';
import type { ChatId, UserId } from '#domain/ids.ts';
import type { Push } from '#domain/notification/push.ts';
import { millis } from '#domain/units.ts';
import { askAnewAbout } from './ask-anew.ts';
import { pushedOf } from './chat-store.ts';
import { chatLane } from './intent-names.ts';
import { headOfLane } from './outbox-store.ts';
import type { LocalChat, UserDatabase } from './user-database.ts';
import { markArrivalMerged, unmergedArrivals } from './push-arrivals.ts';

/** What a push tells this device about itself, until the server's own rows come. */
export type ArrivalOutcome = 'news' | 'read_already';

/**
 * Shows in the app what a push has told, with no network: a notification becomes a row, a message its room's
 * last words and one more unread. The server's rows replace both. Safe to call twice for one push.
 */
export async function mergeArrival(db: UserDatabase, push: Push): Promise<ArrivalOutcome> {
  const outcome = await db.transaction('rw', [db.notifications, db.chats, db.outbox], async () => {
    if (push.notificationId) return mergeNotification(db, push);
    return push.chatId ? mergeMessage(db, push, push.chatId) : 'news';
  });
  if (push.notificationId) await askAnewAbout([push.data.click_action]);
  await markArrivalMerged(push.eventId);
  return outcome;
}

/** Takes in what came while this database could not. */
export async function mergeArrivals(db: UserDatabase): Promise<void> {
  for (const push of await unmergedArrivals(db.uid)) await mergeArrival(db, push);
}

async function mergeNotification(db: UserDatabase, push: Push): Promise<ArrivalOutcome> {
  if (!push.notificationId) return 'news';
  const known = await db.notifications.get(push.notificationId);
  if (known) return known.read ? 'read_already' : 'news';
  await db.notifications.add({
    id: push.notificationId,
    to: db.uid,
    type: push.data.type,
    title: push.title,
    body: push.body,
    link: push.data.click_action,
    meta: {},
    read: false,
    createdAt: push.sentAt,
  });
  return 'news';
}

async function mergeMessage(db: UserDatabase, push: Push, chatId: ChatId): Promise<ArrivalOutcome> {
  const chat = (await db.chats.get(chatId)) ?? roomBegunBy(db.uid, push, chatId);
  if (!chat) return 'news';
  const { eventId, sentAt, messageId } = push;
  const unread = unreadIn(chat, db.uid);
  const { since, messages } = pushedOf(chat);
  // It is counted already, by the live list above all: if nothing is unread, it was read on this or another
  // device. Messages of one commit share its time, and pushes may overtake each other.
  if ((since !== undefined && since >= sentAt) || messages.some((told) => told.eventId === eventId)) {
    return unread === 0 ? 'read_already' : 'news';
  }
  const { heardTo = millis(0), heardMessageAt = heardTo } = chat;
  const [waiting] = await headOfLane(db, chatLane(chat.id), 1);
  await db.chats.put({
    ...chat,
    // Where it was only opened here, one's other device has begun it.
    isOnServer: true,
    // What was typed here and still waits goes after it.
    ...(waiting || sentAt < heardTo ? {} : { lastMessage: push.body, lastMessageAt: sentAt }),
    lastUpdated: millis(Math.max(chat.lastUpdated, sentAt)),
    heardTo: millis(Math.max(heardTo, sentAt)),
    heardMessageAt: millis(Math.max(heardMessageAt, sentAt)),
    pushed: { since, messages: [...messages, { eventId, sentAt, messageId }] },
    unreadCount: { ...chat.unreadCount, [db.uid]: unread + 1 },
  });
  return 'news';
}

/** The room of somebody's first words, which the list has not told of yet; its id says who speaks about what. */
function roomBegunBy(uid: UserId, { sentAt }: Push, chatId: ChatId): LocalChat | null {
  const parts = partsOfChatId(chatId);
  if (!parts?.participants.includes(uid)) return null;
  const silence = { lastMessage: '', lastMessageAt: sentAt, lastUpdated: sentAt, unreadCount: {} };
  return { id: chatId, ...parts, ...silence, isOnServer: true };
}
