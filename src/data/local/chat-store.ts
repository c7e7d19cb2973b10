import type { Chat } from '#domain/chat/chat.ts';
import { unreadIn } from '#domain/chat/unread.ts';
import type { ChatId } from '#domain/ids.ts';
import { millis, millisOfMicros, type Micros, type Millis } from '#domain/units.ts';
import { chatLane, readRowId } from './intent-names.ts';
import type { OutboxRow } from './outbox-row.ts';
import { findOutboxRow, headOfLane } from './outbox-store.ts';
import type { LocalChat, PushedMessages, UserDatabase } from './user-database.ts';

/** Keeps an empty room that this device does not know; the first message creates it on the server. */
export const openRoom = (
  db: UserDatabase,
  room: Pick<Chat, 'id' | 'productId' | 'participants'>,
  now: Millis,
): Promise<void> =>
  db.transaction('rw', db.chats, async () => {
    if (await db.chats.get(room.id)) return;
    const silence = { lastMessage: '', lastMessageAt: now, lastUpdated: now, unreadCount: {} };
    await db.chats.add({ ...room, ...silence, isOnServer: false });
  });

/** Lets a room speak by what was just written in it. */
export async function speakBy(db: UserDatabase, chat: LocalChat, words: string, now: Millis): Promise<void> {
  await db.chats.put({ ...chat, lastMessage: words, lastMessageAt: now, lastUpdated: now });
}

/** Notes what the server has said of a room's being there. */
export async function noteOnServer(db: UserDatabase, chatId: ChatId, isOnServer: boolean): Promise<void> {
  const chat = await db.chats.get(chatId);
  // Told with every commit and mostly known: written anew, it would have the list of rooms read for each.
  if (chat?.isOnServer !== isOnServer) await db.chats.update(chatId, { isOnServer });
}

/** Shows a room as having just so many unread for this person. */
export async function showUnread(db: UserDatabase, chat: LocalChat, unread: number): Promise<void> {
  await db.chats.update(chat.id, { unreadCount: { ...chat.unreadCount, [db.uid]: unread } });
}

/** What pushes have added to what the server has said of a room. */
export const pushedOf = ({ pushed, heardTo }: LocalChat): PushedMessages =>
  pushed ?? { since: heardTo, messages: [] };

/** Notes that what pushes have told of until then is marked as read: it needs no second mark. */
export async function notePushedMarked(db: UserDatabase, chat: LocalChat, until: Millis): Promise<void> {
  const { since, messages } = pushedOf(chat);
  const marked = messages.map((told) => (told.sentAt > until ? told : { ...told, messageId: null }));
  await db.chats.update(chat.id, { pushed: { since, messages: marked } });
}

/**
 * Joins the server's rooms with the device's: what still waits here (unsent messages, a read mark that
 * has not left) is newer than what the server says and stays.
 */
export async function mergeServerChats(db: UserDatabase, incoming: readonly Chat[]): Promise<void> {
  await db.transaction('rw', [db.chats, db.outbox], async () => {
    for (const chat of incoming) {
      const known = await db.chats.get(chat.id);
      const merged = await mergeChat(db, known, chat);
      if (!known || JSON.stringify(known) !== JSON.stringify(merged)) await db.chats.put(merged);
    }
  });
}

async function mergeChat(db: UserDatabase, known: LocalChat | undefined, chat: Chat): Promise<LocalChat> {
  const [waiting] = await headOfLane(db, chatLane(chat.id), 1);
  const reading = await findOutboxRow(db, readRowId(chat.id));
  return {
    ...chat,
    isOnServer: true,
    heardTo: chat.lastUpdated,
    heardMessageAt: chat.lastMessageAt,
    counted: unreadIn(chat, db.uid),
    ...(known && waiting
      ? {
          lastMessage: known.lastMessage,
          lastMessageAt: known.lastMessageAt,
          lastUpdated: millis(Math.max(known.lastUpdated, chat.lastUpdated)),
        }
      : {}),
    unreadCount: reading
      ? { ...chat.unreadCount, [db.uid]: Math.max(0, unreadIn(chat, db.uid) - seenBy(reading)) }
      : chat.unreadCount,
  };
}

/** How many of the unread a mark on its way has seen. */
const seenBy = ({ intent }: OutboxRow): number =>
  intent.kind === 'read' && intent.seen ? intent.seen.unread : Number.POSITIVE_INFINITY;

/**
 * Ends a read mark that the server has taken. The list may have brought the lowered counter before this
 * answer, and what the mark has seen was taken off it once more; so the counter is shown as it stands since.
 * `null` where it was not counted.
 */
export const endReadMark = (
  db: UserDatabase,
  seq: number,
  chatId: ChatId,
  landed: { readonly unread: number; readonly lastAt: Micros } | null,
): Promise<void> =>
  db.transaction('rw', [db.chats, db.outbox], async () => {
    await db.outbox.delete(seq);
    const chat = await db.chats.get(chatId);
    // A newer mark, which speaks of these messages too, is still on its way.
    if (!chat || !landed || (await findOutboxRow(db, readRowId(chatId)))) return;
    const landedAt = millisOfMicros(landed.lastAt);
    const { since = 0, messages } = pushedOf(chat);
    const said = (since > landedAt ? chat.counted : null) ?? landed.unread;
    const toldSince = messages.filter(({ sentAt }) => sentAt > landedAt).length;
    await showUnread(db, chat, said + toldSince);
  });

/**
 * The newest rooms as the server has told of them: `lastMessageAt` may be this device's time, of words that
 * have not left.
 */
export async function newestHeardRooms(
  db: UserDatabase,
  most: number,
): Promise<readonly Pick<Chat, 'id' | 'lastMessageAt'>[]> {
  const rooms = await db.chats.orderBy('lastUpdated').reverse().limit(most).toArray();
  return rooms.flatMap(({ id, heardTo, heardMessageAt = heardTo }) =>
    heardMessageAt === undefined ? [] : [{ id, lastMessageAt: heardMessageAt }],
  );
}

/** The rooms in which the server has something that this device has not. */
export async function roomsBehind(
  db: UserDatabase,
  rooms: readonly Pick<Chat, 'id' | 'lastMessageAt'>[],
): Promise<ChatId[]> {
  const histories = await db.histories.bulkGet(rooms.map(({ id }) => id));
  return rooms.flatMap((room, index) => {
    const newest = histories[index]?.newest;
    // `lastMessageAt` is in milliseconds, the position in microseconds: compare in the coarser unit.
    return newest === undefined || Math.floor(newest / 1000) < room.lastMessageAt ? [room.id] : [];
  });
}
