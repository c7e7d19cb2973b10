import { mergeServerChats, newestHeardRooms, roomsBehind } from '#data/local/chat-store.ts';
import { isUnavailable } from '#data/remote/live/is-unavailable.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { Chat } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { messageNews } from './news.ts';
import { catchUpRoom } from './pull-messages.ts';
import { followList } from './follow-list.ts';
import type { PullContext } from './pull-context.ts';
import type { OpenRooms } from './open-rooms.ts';
import { olderPages } from './pull-older.ts';

/** Rooms whose newest messages are fetched without being opened, so that they open offline as well. */
const PREFETCHED_ROOMS = 30;
/** So long a room on the screen has to hear by itself of what the list has told of. */
const OWN_LISTENER_MS = 5_000;

/** Keeps the list of rooms live and brings rooms with something new up to date behind it. */
export function pullRooms(
  context: PullContext,
  openRooms: Pick<OpenRooms, 'has' | 'onLeft'>,
  onFailed: (failed: boolean) => void,
): () => void {
  const queue = roomQueue(context);
  const { db, remote } = context;
  const hear = messageNews(db.uid, context.onNews);
  const behindList = async () => roomsBehind(db, await newestHeardRooms(db, PREFETCHED_ROOMS));
  // What its listener has brought meanwhile is not read again.
  const silent = secondLook(async (suspects) => {
    const behind = new Set(await behindList());
    queue.add(suspects.filter((chatId) => behind.has(chatId)));
  });
  // A room on the screen hears by itself of what is new, which two listeners may tell in either order.
  const catchUp = async () => {
    const behind = await behindList();
    queue.add(behind.filter((chatId) => !openRooms.has(chatId)));
    silent.add(behind.filter((chatId) => openRooms.has(chatId)));
  };
  const stopHearing = openRooms.onLeft(() => {
    catchUp().catch((error: unknown) => console.warn('rooms not caught up', error));
  });
  const stop = followList<Chat>(context, {
    list: 'rooms',
    timeOf: ({ lastUpdated, touchedAt = lastUpdated }) => millis(Math.max(lastUpdated, touchedAt)),
    watch: (since, observer) => remote.watchRooms(db.uid, since, observer),
    pageSize: PAGE_SIZES.rooms,
    readRest: olderPages({
      timeOf: ({ lastUpdated }) => lastUpdated,
      read: (from) => remote.olderRooms(db.uid, from),
      store: (rows) => mergeServerChats(db, rows),
    }),
    async apply(live) {
      onFailed(false);
      const [heard] = await newestHeardRooms(db, 1);
      await mergeServerChats(db, live.rows);
      hear(live.rows, heard?.lastMessageAt);
      await catchUp();
    },
    onFailed: () => onFailed(true),
  });
  return () => {
    stopHearing();
    stop();
    silent.stop();
    queue.stop();
  };
}

/**
 * Hands rooms over once {@link OWN_LISTENER_MS} have passed since the first of them: a listener that has gone
 * silent never says that it has.
 */
function secondLook(at: (chatIds: readonly ChatId[]) => Promise<void>) {
  const suspects = new Set<ChatId>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  const look = () => {
    timer = null;
    const looked = [...suspects];
    suspects.clear();
    at(looked).catch((error: unknown) => console.warn('rooms not caught up', error));
  };
  return {
    add(chatIds: readonly ChatId[]) {
      for (const chatId of chatIds) suspects.add(chatId);
      if (suspects.size > 0 && !stopped) timer ??= setTimeout(look, OWN_LISTENER_MS);
    },
    stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/**
 * Catches up one room after another: a burst of news must not become a burst of reads. Without a network one
 * has failed for all; they wait for the next to be added, as the list does once it hears the server again.
 */
function roomQueue(context: PullContext) {
  const waiting = new Set<ChatId>();
  let running = false;
  let stopped = false;
  const run = async () => {
    running = true;
    for (const chatId of waiting) {
      if (stopped) break;
      // Before it is read: what is said there meanwhile has it read once more.
      waiting.delete(chatId);
      try {
        await catchUpRoom(context, chatId);
      } catch (error) {
        console.warn('room not caught up', chatId, error);
        if (!isUnavailable(error)) continue;
        waiting.add(chatId);
        break;
      }
    }
    running = false;
  };
  return {
    add(ids: readonly ChatId[]) {
      for (const id of ids) waiting.add(id);
      if (!running && !stopped) void run();
    },
    stop() {
      stopped = true;
    },
  };
}
