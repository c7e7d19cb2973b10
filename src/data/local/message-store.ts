import type { Message } from '#domain/chat/chat.ts';
import { mergeMessage } from '#domain/chat/merge-messages.ts';
import { isUnsent, transition, type DeliveryEvent } from '#domain/chat/message-state.ts';
import type { MessageId } from '#domain/ids.ts';
import {
  answerFor,
  UNSAID_WORDS,
  type ContentOf,
  type MessageContent,
} from '#domain/chat/message-content.ts';
import type { Micros } from '#domain/units.ts';
import { messageRowId } from './intent-names.ts';
import type { RowOf } from './outbox-row.ts';
import { chatDraftName } from './queries/draft-queries.ts';
import { keepTabDraft } from './tab-drafts.ts';
import type { UserDatabase } from './user-database.ts';

/** Puts one's own message into its conversation, to be told later what becomes of it. */
export async function addOwnMessage(db: UserDatabase, message: Message): Promise<void> {
  await db.messages.add(message);
}

/** Changes the words of one's own message that waits, of which earlier ones `mayHaveLanded`. */
export async function changeWords(
  db: UserDatabase,
  message: Message,
  content: ContentOf<'text'>,
  mayHaveLanded: boolean,
): Promise<void> {
  await db.messages.put({ ...message, content, ...(mayHaveLanded && { isRewritten: true }) });
}

/** Takes one's own message that waits away, its photo too. */
export async function removeOwnMessage(db: UserDatabase, id: MessageId): Promise<void> {
  await db.messages.delete(id);
  await db.photos.delete(id);
}

/** Shows messages of the other side as read by this person. */
export async function showAsRead(db: UserDatabase, messages: readonly Message[]): Promise<void> {
  await db.messages.bulkPut(messages.map((message) => ({ ...message, readBy: [...message.readBy, db.uid] })));
}

/**
 * Joins what the server says with what the device holds, by message id, in one transaction. A message
 * that the server has is delivered: its outbox row and its waiting photo are gone with it. Where it says something
 * else than its writer has said here, which another device or the other side was faster than, or than they have put
 * in its place since, their words go back into the room's box.
 */
export async function mergeServerMessages(db: UserDatabase, incoming: readonly Message[]): Promise<void> {
  if (incoming.length === 0) return;
  await db.transaction('rw', [db.messages, db.outbox, db.photos, db.drafts], async () => {
    const known = await db.messages.bulkGet(incoming.map((message) => message.id));
    const pairs = incoming
      .map((message, index) => ({ message, local: known[index] }))
      .filter(({ message, local }) => isOfItsRoom(local, message));
    // What a listener repeats is the same object: it costs no write, and no tab a re-render.
    const changed = pairs.flatMap(({ message, local }) => {
      const merged = mergeMessage(local, message);
      return merged === local ? [] : [merged];
    });
    if (changed.length > 0) await db.messages.bulkPut(changed);
    const landed = pairs.flatMap(({ local }) => (local && isUnsent(local.delivery) ? [local.id] : []));
    if (landed.length > 0) await dropDelivered(db, landed);
    for (const { message, local } of pairs) {
      const isOwn = local && (local.isRewritten || isUnsent(local.delivery));
      if (isOwn) await leaveUnsaid(db, local, message.content);
    }
  });
}

/**
 * What `said` does not say of one's own message, as what a tab that is gone has left in the box: whoever opens the
 * room finds it there.
 */
async function leaveUnsaid(
  db: UserDatabase,
  { id, chatId, content, typedAt }: Message,
  said: MessageContent,
): Promise<void> {
  const words = answerFor(content, UNSAID_WORDS);
  if (words === '' || words === answerFor(said, UNSAID_WORDS)) return;
  await keepTabDraft(db, { name: chatDraftName(chatId), tab: id }, words, typedAt);
}

/**
 * Ids are made by whoever writes: one that is used again in another room must not take away what was said in
 * the first.
 */
function isOfItsRoom(known: Message | undefined, incoming: Message): boolean {
  if (known === undefined || known.chatId === incoming.chatId) return true;
  console.warn('a message with the id of another room is left out', incoming.chatId, incoming.id);
  return false;
}

/** Tells one's own messages what happened to them; gives them as they were, in the order they were named. */
export async function applyDelivery(
  db: UserDatabase,
  ids: readonly MessageId[],
  event: DeliveryEvent,
): Promise<readonly (Message | undefined)[]> {
  const known = await db.messages.bulkGet([...ids]);
  const changed = known.flatMap((message) => {
    if (!message) return [];
    const delivery = transition(message.delivery, event);
    return delivery === message.delivery ? [] : [{ ...message, delivery }];
  });
  if (changed.length > 0) await db.messages.bulkPut(changed);
  return known;
}

/** Writes down that the server has these rows' messages since `at`: the rows are done. */
export async function settleDelivered(
  db: UserDatabase,
  rows: readonly RowOf<'message'>[],
  at: Micros,
  uploadedUrl: string | null,
): Promise<void> {
  const ids = rows.map((row) => row.intent.messageId);
  const known = (await db.messages.bulkGet([...ids])).filter((message) => message !== undefined);
  await db.messages.bulkPut(
    known.map((message) => ({
      ...message,
      position: at,
      delivery: transition(message.delivery, { kind: 'acknowledged' }),
      content:
        message.content.kind === 'image' && uploadedUrl !== null
          ? { ...message.content, imageUrl: uploadedUrl }
          : message.content,
    })),
  );
  await db.outbox.bulkDelete(rows.map(({ seq }) => seq));
  if (uploadedUrl !== null) await db.photos.bulkDelete(ids);
}

async function dropDelivered(db: UserDatabase, ids: readonly MessageId[]): Promise<void> {
  await db.outbox.where('id').anyOf(ids.map(messageRowId)).delete();
  await db.photos.bulkDelete([...ids]);
}
