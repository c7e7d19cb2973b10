import { mergeServerChats, roomsBehind } from '#data/local/chat-store.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { Chat } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { messageNews } from './news.ts';
import { catchUpRoom } from './pull-messages.ts';
import { keepListening, type PullContext } from './pull-context.ts';
import { olderPages } from './pull-older.ts';
import { markListPulledAfter } from './mark-list-pulled.ts';

/** Rooms whose newest messages are fetched without being opened, so that they open offline as well. */
const PREFETCHED_ROOMS = 30;

/** Keeps the list of rooms live and brings rooms with something new up to date behind it. */
export function pullRooms(context: PullContext, onFailed: (failed: boolean) => void): () => void {
  const queue = roomQueue(context);
  const { db, remote } = context;
  const hear = messageNews(db.uid, context.onNews);
  const readOlder = olderPages<Chat>(context, {
    list: 'rooms',
    pageSize: PAGE_SIZES.rooms,
    timeOf: ({ lastUpdated }) => lastUpdated,
    read: (from) => remote.olderRooms(db.uid, from),
    store: (rows) => mergeServerChats(db, rows),
  });
  const stop = keepListening<Chat>(
    context,
    'rooms',
    (observer) => context.remote.watchRooms(context.db.uid, observer),
    markListPulledAfter(context.db, 'rooms', async (live) => {
      const { rows } = live;
      onFailed(false);
      await mergeServerChats(context.db, rows);
      hear(rows);
      void readOlder(live);
      queue.add(await roomsBehind(context.db, rows.slice(0, PREFETCHED_ROOMS)));
    }),
    () => onFailed(true),
  );
  return () => {
    stop();
    queue.stop();
  };
}

/** Catches up one room after another: a burst of news must not become a burst of reads. */
function roomQueue(context: PullContext) {
  const waiting = new Set<ChatId>();
  let running = false;
  let stopped = false;
  const run = async () => {
    running = true;
    for (const chatId of waiting) {
      if (stopped) break;
      waiting.delete(chatId);
      await catchUpRoom(context, chatId).catch((error: unknown) =>
        console.warn('room not caught up', chatId, error),
      );
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
