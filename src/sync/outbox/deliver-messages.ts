import { noteOnServer } from '#data/local/chat-store.ts';
import { applyDelivery, settleDelivered } from '#data/local/message-store.ts';
import { asksFirst, type OutboxRow, type RowOf } from '#data/local/outbox-row.ts';
import { claimRows, failRow, headOfLane, releaseRows } from '#data/local/outbox-store.ts';
import type { LocalChat } from '#data/local/user-database.ts';
import type { RefusalCode, RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { OutgoingMessage } from '#data/remote/rest/chat-commit.ts';
import { MAX_MESSAGES_PER_COMMIT, MAX_MESSAGES_THAT_OPEN } from '#documents/chat.ts';
import type { Message, SendFailure } from '#domain/chat/chat.ts';
import type { MessageContent } from '#domain/chat/message-content.ts';
import { lastMessageOf } from '#domain/chat/message-text.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import type { Micros, Millis } from '#domain/units.ts';
import { deleteWaitingMessage } from '../commands/waiting-message.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { postpone } from './postpone.ts';
import { uploadWaitingPhoto } from './upload-waiting-photo.ts';

type MessageRow = RowOf<'message'>;

/**
 * Sends the head of a chat's lane: up to eight texts in one commit, or one photo.
 *
 * A commit either lands whole or not at all. One that is refused may have landed before (its
 * acknowledgement was lost), so a refusal is believed only after the server was asked for the messages.
 */
export async function deliverMessages(
  context: DrainContext,
  { lane }: Pick<OutboxRow, 'lane'>,
): Promise<LaneProgress> {
  const { rows, typed, chat } = await claimBatch(context, lane);
  const [head] = rows;
  if (!head) return 'advanced';
  if (!chat) return refuse(context, head, rows, 'gone');

  const ready = await prepare(context, head, rows, typed);
  if (ready.kind !== 'ok') return settleFailure(context, rows, head, ready);
  const first = await commit(context, chat, rows, ready.value);
  if (first.kind === 'refused') return afterRefusal(context, chat, rows, ready.value, first.code);
  // An earlier attempt may have landed unheard, and what has arrived waits for no quota.
  if (first.kind === 'held' && head.attempts > 1) {
    return afterRefusal(context, chat, rows, ready.value, 'denied');
  }
  return settle(context, rows, head, first, ready.value);
}

interface Batch {
  readonly rows: readonly MessageRow[];
  /** The message of each row, as far as it is still there. */
  readonly typed: readonly (Message | undefined)[];
  readonly chat: LocalChat | undefined;
}

async function claimBatch({ db, environment }: DrainContext, lane: string): Promise<Batch> {
  return db.transaction('rw', [db.outbox, db.messages, db.chats], async () => {
    const waiting = (await headOfLane(db, lane, MAX_MESSAGES_PER_COMMIT)).filter(isMessageRow);
    const [head] = waiting;
    const chat = head && (await db.chats.get(head.intent.chatId));
    const most = chat?.isOnServer === false ? MAX_MESSAGES_THAT_OPEN : MAX_MESSAGES_PER_COMMIT;
    const batch = batchOf(waiting, environment.now()).slice(0, most);
    const rows = (await claimRows(db, batch, environment.now())).filter(isMessageRow);
    const typed = await applyDelivery(db, idsOf(rows), { kind: 'drain_started' });
    return { rows, typed, chat };
  });
}

/**
 * The longest run from the head that may share a commit: texts do; a photo uploads first, so it goes alone.
 */
function batchOf(rows: readonly MessageRow[], now: Millis): MessageRow[] {
  const held = rows.findIndex((row) => row.state.kind !== 'queued' || asksFirst(row, now));
  const free = held === -1 ? rows : rows.slice(0, held);
  const photo = free.findIndex((row) => row.intent.body.kind === 'image');
  return photo === -1 ? [...free] : free.slice(0, Math.max(1, photo));
}

async function prepare(
  context: DrainContext,
  head: MessageRow,
  rows: readonly MessageRow[],
  typed: readonly (Message | undefined)[],
): Promise<RemoteOutcome<OutgoingMessage[]>> {
  const photo =
    head.intent.body.kind === 'image' ? await uploadWaitingPhoto(context, head, head.intent.body) : null;
  if (photo && photo.kind !== 'ok') return photo;
  const messages = rows.map((row, index): OutgoingMessage => {
    const { body, messageId } = row.intent;
    return {
      id: messageId,
      content: saidBy(body, photo?.value ?? null),
      seq: row.seq,
      typedAt: typed[index]?.typedAt ?? row.createdAt,
    };
  });
  return { kind: 'ok', value: messages };
}

/** A picture goes out by its address. */
const saidBy = (body: MessageRow['intent']['body'], imageUrl: string | null): MessageContent =>
  body.kind === 'image' ? { kind: 'image', imageUrl, caption: '' } : body;

const commit = (
  { remote, signal }: DrainContext,
  chat: LocalChat,
  rows: readonly MessageRow[],
  messages: readonly OutgoingMessage[],
): Promise<RemoteOutcome<Micros>> => {
  const last = rows[messages.length - 1];
  // Nobody else may be named as the writer of what belongs to no row.
  if (!last) throw new Error(`a commit without its rows: ${chat.id}`);
  return remote.commitMessages(
    {
      chatId: chat.id,
      productId: chat.productId,
      participants: chat.participants,
      sender: last.uid,
      chatExists: chat.isOnServer,
      messages,
      lastMessage: previewOf(last),
    },
    signal,
  );
};

/** Finds out why a commit was refused, and sends what can be sent, one message at a time and in order. */
async function afterRefusal(
  context: DrainContext,
  chat: LocalChat,
  rows: readonly MessageRow[],
  messages: readonly OutgoingMessage[],
  code: RefusalCode,
): Promise<LaneProgress> {
  const { db, remote, signal } = context;
  const [head] = rows;
  if (!head) return 'advanced';
  const exists = await remote.chatExists(head.uid, chat.id, signal);
  if (exists.kind !== 'ok' && exists.kind !== 'refused') {
    return settleFailure(context, rows, head, exists);
  }
  const corrected: LocalChat = { ...chat, isOnServer: exists.kind === 'ok' ? exists.value : chat.isOnServer };
  await noteOnServer(db, chat.id, corrected.isOnServer);

  for (const [index, row] of rows.entries()) {
    const message = messages[index];
    if (!message) break;
    const rest = rows.slice(index);
    const chatNow = index === 0 ? corrected : { ...corrected, isOnServer: true };
    const landed = await findOrCommit(context, chatNow, row, message);
    if (landed.kind === 'refused') return refuse(context, row, rest, reasonOf(landed.code, code));
    if (landed.kind !== 'ok') return settleFailure(context, rest, row, landed);
    const { value } = landed;
    if (value !== 'answered') await settle(context, [row], row, { kind: 'ok', value }, [message]);
    else if (row.intent.body.kind === 'answer') await giveWay(context, row);
    // What was typed stands until the pull brings what was first, and leaves the words in the box.
    else return refuse(context, row, rest, 'denied');
  }
  return 'advanced';
}

async function findOrCommit(
  context: DrainContext,
  chat: LocalChat,
  row: MessageRow,
  message: OutgoingMessage,
): Promise<RemoteOutcome<Micros | 'answered'>> {
  const before = await findLanded(context, chat.id, row, message.id);
  if (before.kind !== 'ok') return before;
  if (before.value !== null) return { kind: 'ok', value: before.value };
  const outcome = await commit(context, chat, [row], [message]);
  if (outcome.kind !== 'refused') return outcome;
  const after = await findLanded(context, chat.id, row, message.id);
  if (after.kind !== 'ok') return after;
  return after.value === null ? outcome : { kind: 'ok', value: after.value };
}

/** What the other side has said in a verdict's place was first; the next pull brings it. */
async function giveWay({ db, onOutcome }: DrainContext, row: MessageRow): Promise<void> {
  onOutcome('success');
  await db.transaction('rw', [db.outbox, db.messages, db.photos, db.chats], async () => {
    const [released] = await releaseRows(db, [row]);
    if (released) await deleteWaitingMessage(db, row.intent.messageId);
  });
}

/** `null` where the message is not on the server; a chat we may not read holds none of ours. */
async function findLanded(
  { remote, signal }: DrainContext,
  chatId: ChatId,
  row: MessageRow,
  id: MessageId,
): Promise<RemoteOutcome<Micros | 'answered' | null>> {
  const found = await remote.findMessage(row.uid, chatId, id, previewOf(row), signal);
  return found.kind === 'refused' ? { kind: 'ok', value: null } : found;
}

async function settle(
  context: DrainContext,
  rows: readonly MessageRow[],
  head: MessageRow,
  outcome: Exclude<RemoteOutcome<Micros>, { kind: 'refused' }>,
  messages: readonly OutgoingMessage[],
): Promise<LaneProgress> {
  if (outcome.kind !== 'ok') return settleFailure(context, rows, head, outcome);
  context.onOutcome('success');
  const { db } = context;
  await db.transaction('rw', [db.chats, db.messages, db.outbox, db.photos], async () => {
    const said = messages[0]?.content;
    const imageUrl = said?.kind === 'image' ? said.imageUrl : null;
    await settleDelivered(db, rows, outcome.value, imageUrl);
    await noteOnServer(db, head.intent.chatId, true);
  });
  return 'advanced';
}

async function settleFailure(
  context: DrainContext,
  rows: readonly MessageRow[],
  head: MessageRow,
  outcome: Exclude<RemoteOutcome<unknown>, { kind: 'ok' }>,
): Promise<LaneProgress> {
  if (outcome.kind === 'refused') return refuse(context, head, rows, reasonOf(outcome.code, outcome.code));
  const { db } = context;
  await db.transaction('rw', [db.outbox, db.messages], async () => {
    const postponed = await postpone(context, rows, outcome);
    await applyDelivery(db, idsOf(postponed), { kind: 'interrupted' });
  });
  return 'waiting';
}

/** The refused message fails and holds its lane; those behind it wait for what the user decides. */
async function refuse(
  context: DrainContext,
  refused: MessageRow,
  rows: readonly MessageRow[],
  reason: SendFailure,
): Promise<LaneProgress> {
  context.onOutcome('success');
  const { db } = context;
  await db.transaction('rw', [db.outbox, db.messages], async () => {
    const behind = rows.filter((row) => row.seq !== refused.seq);
    const released = await releaseRows(db, behind);
    await applyDelivery(db, idsOf(released), { kind: 'interrupted' });
    const failed = (await failRow(db, refused, reason)) ? [refused] : [];
    await applyDelivery(db, idsOf(failed), { kind: 'refused', reason });
  });
  return 'waiting';
}

function reasonOf(code: RefusalCode, first: RefusalCode): SendFailure {
  if (code === 'gone') return 'gone';
  return code === 'invalid' || first === 'invalid' ? 'invalid' : 'denied';
}

const previewOf = ({ intent: { body } }: MessageRow): string => lastMessageOf(saidBy(body, null));

const isMessageRow = (row: OutboxRow): row is MessageRow => row.intent.kind === 'message';
const idsOf = (rows: readonly MessageRow[]): MessageId[] => rows.map((row) => row.intent.messageId);
