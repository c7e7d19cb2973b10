import { notePushedMarked, pushedOf, showUnread } from '#data/local/chat-store.ts';
import { showAsRead } from '#data/local/message-store.ts';
import { appendIntent, findOutboxRow } from '#data/local/outbox-store.ts';
import { readRowId } from '#data/local/intent-names.ts';
import type { SeenNews } from '#data/local/outbox-row.ts';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import type { ChatHistory, LocalChat, UserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import { unreadIn } from '#domain/chat/unread.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import type { Push } from '#domain/notification/push.ts';
import { micros, microsOfMillis, type Micros, type Millis } from '#domain/units.ts';
import type { Environment } from '../environment.ts';

/** How far back opening a room looks for messages without one's mark, beyond those that are counted. */
const READ_WINDOW = 400;
/** Nobody has read more than that in one go; behind it the "1" of the other side stays. */
const MOST_COUNTED = 2_000;

type Pressed = Pick<Push, 'sentAt' | 'messageId'>;

/**
 * Takes what the room shows off one's own counter, and adds oneself to its `readBy`; does nothing when nothing
 * of it is unread. What is counted and not here stays counted, until the room's listener has answered: a
 * message may become visible after a later one. A notification that was `pressed` has shown what it tells of,
 * which need not be on this device, and nothing that came after it.
 */
export async function markChatRead(
  db: UserDatabase,
  chatId: ChatId,
  environment: Environment,
  pressed: Pressed | null = null,
): Promise<void> {
  const pressedTo = pressed && endOf(pressed.sentAt);
  await db.transaction('rw', [db.chats, db.messages, db.outbox, db.histories], async () => {
    const chat = await db.chats.get(chatId);
    if (!chat?.isOnServer) return;
    const counted = unreadIn(chat, db.uid);
    const newest = await newestMessages(db, chatId, READ_WINDOW + Math.min(counted, MOST_COUNTED));
    const theirs = newest.filter(
      ({ sender, position }) => sender !== db.uid && (pressedTo === null || position <= pressedTo),
    );
    const unread = theirs.filter(({ readBy }) => !readBy.includes(db.uid));
    const history = await db.histories.get(chatId);
    const told = pressed && counted > 0 ? toldUntil(pressed, chat, theirs) : [];
    const ids = [...unread.map((message) => message.id), ...told];
    const isWhole = pressed
      ? (chat.heardTo ?? 0) <= pressed.sentAt
      : history?.hasUnknown || history?.answeredAt === chat.heardTo;
    const left = isWhole ? 0 : Math.max(0, counted - ids.length);
    if (ids.length === 0 && counted === left) return;
    await showAsRead(db, unread);
    await showUnread(db, chat, left);
    if (pressed) await notePushedMarked(db, chat, pressed.sentAt);
    const seen = { to: pressedTo ?? seenTo(history, theirs), unread: counted - left, left };
    const marks = await withPending(db, chatId, ids, seen);
    await appendIntent(db, { kind: 'read', chatId, ...marks }, environment.now());
  });
}

/** The last place of a push's millisecond, whose messages are placed in microseconds. */
const endOf = (sentAt: Millis): Micros => micros(microsOfMillis(sentAt) + 999);

/** What pushes have told of until the press and is not here. */
function toldUntil(pressed: Pressed, chat: LocalChat, here: readonly Message[]): readonly MessageId[] {
  const until = pushedOf(chat).messages.filter(({ sentAt }) => sentAt <= pressed.sentAt);
  const ids = new Set([...until, pressed].flatMap(({ messageId }) => messageId ?? []));
  return [...ids].filter((told) => !here.some(({ id }) => id === told));
}

/** The history is whole up to its newest place, what this version cannot read included. */
const seenTo = (history: ChatHistory | undefined, theirs: readonly Message[]): Micros =>
  micros(Math.max(history?.newest ?? 0, theirs.at(-1)?.position ?? 0));

/** Marks that still wait are taken along, since the new row replaces theirs. */
async function withPending(
  db: UserDatabase,
  chatId: ChatId,
  ids: readonly MessageId[],
  seen: SeenNews,
): Promise<{ readonly messageIds: readonly MessageId[]; readonly seen: SeenNews }> {
  const intent = (await findOutboxRow(db, readRowId(chatId)))?.intent;
  const earlier = intent?.kind === 'read' ? intent : null;
  return {
    messageIds: [...new Set([...(earlier?.messageIds ?? []), ...ids])],
    seen: {
      ...seen,
      // What was pressed may stand before what was looked at.
      to: micros(Math.max(seen.to, earlier?.seen?.to ?? 0)),
      // The counter was shown as cleared since: what it says now has come on top.
      unread: seen.unread + (earlier?.seen?.unread ?? 0),
    },
  };
}
