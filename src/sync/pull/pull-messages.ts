import { mergeServerMessages } from '#data/local/message-store.ts';
import { newestServerPosition } from '#data/local/chat-store.ts';
import { observe } from '#data/local/observe.ts';
import { newestConfirmedMessages } from '#data/local/queries/message-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { LiveSnapshot } from '#data/remote/live/watch.ts';
import { FIRST_PAGE, MESSAGE_WINDOW } from '#data/remote/live/page-sizes.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId } from '#domain/ids.ts';
import { micros, type Micros } from '#domain/units.ts';
import { keepListening, type PullContext } from './pull-context.ts';

/**
 * How many known messages a reopened chat listens to again: the unread "1" of one's own newest messages
 * changes, and a commit may become visible a moment after a later one. It is what reopening costs in reads.
 */
const OVERLAP = 20;

/** Keeps one open room up to date; a room that is not on the server yet is listened to once it is. */
export function pullRoom(context: PullContext, chatId: ChatId): () => void {
  let stopListening: (() => void) | null = null;
  let stopped = false;
  const begin = async () => {
    const from = await windowStart(context.db, chatId);
    if (stopped) return;
    stopListening = keepListening<Message>(
      context,
      `messages of ${chatId}`,
      (observer) => context.remote.watchMessages(context.db.uid, chatId, from, observer),
      (snapshot) => applyWindow(context, chatId, from, snapshot),
    );
  };
  const stopObserving = observe(
    () => context.db.chats.get(chatId).then((chat) => chat?.isOnServer ?? false),
    (isOnServer) => {
      if (!isOnServer || stopListening !== null) return;
      stopListening = () => undefined;
      begin().catch((error: unknown) => console.warn('room not pulled', error));
    },
  );
  return () => {
    stopped = true;
    stopObserving();
    stopListening?.();
  };
}

/** Brings a room that is not open up to date: only what is new, or the first page of a room never seen. */
export async function catchUpRoom(context: PullContext, chatId: ChatId): Promise<void> {
  const { db, remote } = context;
  const newest = await newestServerPosition(db, chatId);
  if (newest === null) {
    await applyFirstPage(db, chatId, await remote.newestMessages(db.uid, chatId, FIRST_PAGE));
  } else {
    await pullForward(context, chatId, newest, null);
  }
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
  await db.histories.put({ chatId, oldest: oldestOf(page.rows, history.oldest), reachedStart });
  return reachedStart;
}

async function windowStart(db: UserDatabase, chatId: ChatId): Promise<Micros | null> {
  if (!(await db.histories.get(chatId))) return null;
  const [first] = await newestConfirmedMessages(db, chatId, OVERLAP);
  return first?.position ?? null;
}

async function applyWindow(
  context: PullContext,
  chatId: ChatId,
  from: Micros | null,
  snapshot: LiveSnapshot<Message>,
): Promise<void> {
  const { db } = context;
  if (from === null && !(await db.histories.get(chatId))) {
    await applyFirstPage(db, chatId, snapshot);
    return;
  }
  const known = await newestServerPosition(db, chatId);
  const oldest = oldestOf(snapshot.rows, micros(Number.MAX_SAFE_INTEGER));
  // A full window that begins after what we hold leaves a hole: it is filled before it is shown.
  if (snapshot.size >= MESSAGE_WINDOW && known !== null && oldest > known) {
    await pullForward(context, chatId, known, oldest);
  }
  await mergeServerMessages(db, snapshot.rows);
}

async function applyFirstPage(db: UserDatabase, chatId: ChatId, page: LiveSnapshot<Message>): Promise<void> {
  await mergeServerMessages(db, page.rows);
  if (page.rows.length === 0) return;
  const oldest = oldestOf(page.rows, micros(Number.MAX_SAFE_INTEGER));
  await db.histories.put({ chatId, oldest, reachedStart: page.size < FIRST_PAGE });
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
    await mergeServerMessages(db, page.rows);
    const last = page.rows.at(-1)?.position;
    if (page.size < MESSAGE_WINDOW || last === undefined || last <= start) return;
    if (until !== null && last >= until) return;
    start = last;
  }
}

const oldestOf = (rows: readonly Message[], fallback: Micros): Micros =>
  rows.reduce((oldest, row) => (row.position < oldest ? row.position : oldest), fallback);
