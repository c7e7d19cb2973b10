import { beginHistory, noteAnswer, reachBack, reachOfHistory, reachOn } from '#data/local/history-store.ts';
import { mergeServerMessages } from '#data/local/message-store.ts';
import { observe } from '#data/local/observe.ts';
import { newestConfirmedMessages } from '#data/local/queries/message-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { MessagePage } from '#data/remote/live/message-page.ts';
import { FIRST_PAGE, MESSAGE_WINDOW, windowOf } from '#data/remote/live/page-sizes.ts';
import type { Message } from '#domain/chat/chat.ts';
import { isUnreadByOther } from '#domain/chat/unread.ts';
import type { ChatId } from '#domain/ids.ts';
import type { Micros } from '#domain/units.ts';
import { keepListening, untilBegun, type PullContext } from './pull-context.ts';

/**
 * How many known messages a reopened chat listens to again, since a commit may become visible a moment after
 * a later one. It is what reopening costs in reads.
 */
const OVERLAP = 20;
/**
 * How far back it listens for the other side's reading of one's own messages: until then they wear their "1".
 */
const UNREAD_OVERLAP = 100;

/** Keeps one open room up to date; a room that is not on the server yet is listened to once it is. */
export function pullRoom(context: PullContext, chatId: ChatId): () => void {
  const { db } = context;
  let stopListening: () => void = () => undefined;
  let stopObserving: () => void = () => undefined;
  let stopped = false;
  const listen = async () => {
    const from = await windowStart(db, chatId);
    if (stopped) return;
    stopListening = keepListening<Message, MessagePage>(
      context,
      `messages of ${chatId}`,
      (observer) => context.remote.watchMessages(db.uid, chatId, from, observer),
      (snapshot) => applyAnswer(context, chatId, from, snapshot),
    );
  };
  const stopBeginning = untilBegun(`messages of ${chatId}`, async () => {
    await new Promise<void>((resolve, reject) => {
      const isThere = async () => {
        try {
          return (await db.chats.get(chatId))?.isOnServer ?? false;
        } catch (error) {
          reject(error);
          throw error;
        }
      };
      stopObserving();
      stopObserving = observe(isThere, (isOnServer) => {
        if (isOnServer) resolve();
      });
    });
    // Once it is there nothing else is asked of the room, which changes with each message.
    stopObserving();
    await listen();
  });
  return () => {
    stopped = true;
    stopBeginning();
    stopObserving();
    stopListening();
  };
}

/** Brings a room that is not open up to date: only what is new, or the first page of a room never seen. */
export async function catchUpRoom(context: PullContext, chatId: ChatId): Promise<void> {
  const { db, remote } = context;
  const history = await db.histories.get(chatId);
  if (history) await pullForward(context, chatId, reachOfHistory(history), null);
  else await applyFirstPage(db, chatId, await remote.newestMessages(db.uid, chatId, FIRST_PAGE));
}

/** One page of older history; gives whether the beginning of the chat is reached. */
export async function pullOlder(context: PullContext, chatId: ChatId): Promise<boolean> {
  const { db, remote } = context;
  const history = await db.histories.get(chatId);
  if (!history) return false;
  if (history.reachedStart) return true;
  const page = await remote.messagesBefore(db.uid, chatId, history.oldest, FIRST_PAGE);
  await mergeServerMessages(db, page.rows);
  const reachedStart = page.size < FIRST_PAGE;
  await reachBack(db, chatId, { oldest: page.oldest ?? history.oldest, reachedStart });
  return reachedStart;
}

/**
 * Never behind `newest`: one's own messages may stand there already while something older from the other side
 * has not come yet.
 */
async function windowStart(db: UserDatabase, chatId: ChatId): Promise<Micros | null> {
  const [history, known] = await db.transaction('r', [db.histories, db.messages], () =>
    Promise.all([db.histories.get(chatId), newestConfirmedMessages(db, chatId, UNREAD_OVERLAP)]),
  );
  if (!history) return null;
  const starts = [
    known.at(-OVERLAP) ?? known.at(0),
    known.find((message) => isUnreadByOther(message, db.uid)),
  ];
  return starts.reduce(
    (start, message) => (message && message.position < start ? message.position : start),
    reachOfHistory(history),
  );
}

/** What the room's counter counts now is here afterwards; what comes to be counted meanwhile need not be. */
async function applyAnswer(
  context: PullContext,
  chatId: ChatId,
  from: Micros | null,
  page: MessagePage,
): Promise<void> {
  const { db } = context;
  const answeredAt = (await db.chats.get(chatId))?.heardTo;
  await applyWindow(context, chatId, from, page);
  await noteAnswer(db, chatId, answeredAt, page.rows.length < page.size);
}

async function applyWindow(
  context: PullContext,
  chatId: ChatId,
  from: Micros | null,
  page: MessagePage,
): Promise<void> {
  const { db } = context;
  const history = await db.histories.get(chatId);
  if (!history) return applyFirstPage(db, chatId, page);
  // A full window that begins after what we hold leaves a hole: it is filled before it is shown.
  const known = reachOfHistory(history);
  if (page.size >= windowOf(from) && page.oldest !== null && page.oldest > known) {
    await pullForward(context, chatId, known, page.oldest);
  }
  await applyNewer(db, chatId, page);
}

async function applyFirstPage(db: UserDatabase, chatId: ChatId, page: MessagePage): Promise<void> {
  await mergeServerMessages(db, page.rows);
  const { oldest, newest } = page;
  if (oldest === null || newest === null) return;
  await beginHistory(db, { chatId, oldest, newest, reachedStart: page.size < FIRST_PAGE });
}

/** Takes in what reaches on from the history of this device, without a hole between. */
async function applyNewer(db: UserDatabase, chatId: ChatId, { rows, newest }: MessagePage): Promise<void> {
  await mergeServerMessages(db, rows);
  if (newest !== null) await reachOn(db, chatId, newest);
}

async function pullForward(
  context: PullContext,
  chatId: ChatId,
  from: Micros,
  until: Micros | null,
): Promise<void> {
  const { db, remote } = context;
  let start = from;
  for (;;) {
    const page = await remote.messagesFrom(db.uid, chatId, start, MESSAGE_WINDOW);
    await applyNewer(db, chatId, page);
    if (page.size < MESSAGE_WINDOW || page.newest === null || page.newest <= start) return;
    if (until !== null && page.newest >= until) return;
    start = page.newest;
  }
}
