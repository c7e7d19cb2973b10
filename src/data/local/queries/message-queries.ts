import Dexie from 'dexie';
import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { compareMessages } from '#domain/chat/merge-messages.ts';
import { answerIdOf, callsOff, proposalState, type ProposalState } from '#domain/chat/proposal.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import type { Micros, Millis } from '#domain/units.ts';
import type { UserDatabase } from '../user-database.ts';

/** The newest `limit` messages of a chat, oldest of them first; what waits to be sent stands last. */
export async function newestMessages(db: UserDatabase, chatId: ChatId, limit: number): Promise<Message[]> {
  const messages = await db.messages
    .where('[chatId+position+seq]')
    .between([chatId], endOf(chatId))
    .reverse()
    .limit(limit)
    .toArray();
  return messages.sort(compareMessages);
}

/** The newest `limit` messages that the server has confirmed, oldest of them first. */
export async function newestConfirmedMessages(
  db: UserDatabase,
  chatId: ChatId,
  limit: number,
): Promise<Message[]> {
  const messages = await db.messages
    .where('[chatId+position+seq]')
    .between([chatId], [chatId, PENDING_POSITION], true, false)
    .reverse()
    .limit(limit)
    .toArray();
  return messages.sort(compareMessages);
}

/** The messages of a chat from a place on (inclusive), oldest first; what waits to be sent stands last. */
export async function messagesFrom(db: UserDatabase, chatId: ChatId, from: Micros): Promise<Message[]> {
  const messages = await db.messages
    .where('[chatId+position+seq]')
    .between([chatId, from], endOf(chatId))
    .toArray();
  return messages.sort(compareMessages);
}

/**
 * Where a window that is to hold up to `count` messages more begins, or `null` when this device has none
 * before.
 */
export async function positionBefore(
  db: UserDatabase,
  chatId: ChatId,
  before: Micros,
  count: number,
): Promise<Micros | null> {
  const earlier = await db.messages
    .where('[chatId+position+seq]')
    .between([chatId], [chatId, before], true, false)
    .reverse()
    .limit(count)
    .toArray();
  return earlier.at(-1)?.position ?? null;
}

/** How a proposal stands, as far as this device knows. */
export interface Standing {
  readonly state: ProposalState;
  /** The server has refused what was said to it here: until that is sent after all, or deleted, nothing else is. */
  readonly isRefused: boolean;
}

export async function standingOf(
  db: UserDatabase,
  { id, content }: Pick<Message, 'id' | 'content'>,
): Promise<Standing> {
  const answer = await saidTo(db, id);
  const state = proposalState(heard(answer)?.content ?? null);
  if (!answer || state !== 'accepted' || content.kind !== 'appointment') {
    return { state, isRefused: isRefused(answer) };
  }
  const said = await saidTo(db, answer.id);
  const isOff = callsOff(heard(said), content.appointment.at);
  return { state: isOff ? 'called_off' : state, isRefused: isRefused(said) };
}

/** Nobody but its writer has been told what was refused. */
const isRefused = (said: Message | undefined): boolean => said?.delivery.kind === 'failed';
const heard = (said: Message | undefined): Message | undefined => (isRefused(said) ? undefined : said);

async function saidTo(db: UserDatabase, proposal: MessageId): Promise<Message | undefined> {
  const id = answerIdOf(proposal);
  return id === null ? undefined : db.messages.get(id);
}

/** Whether the device holds the very first message of a chat; `null` where its history was never fetched. */
export async function holdsBeginning(db: UserDatabase, chatId: ChatId): Promise<boolean | null> {
  return (await db.histories.get(chatId))?.reachedStart ?? null;
}

/** What the room said of itself when its listener last answered; `null` where it has not. */
export async function heardAtAnswer(db: UserDatabase, chatId: ChatId): Promise<Millis | null> {
  return (await db.histories.get(chatId))?.answeredAt ?? null;
}

/**
 * After every message of a chat. One `maxKey` only: the same array twice in a key is a cycle to strict
 * engines.
 */
const endOf = (chatId: ChatId) => [chatId, Dexie.maxKey];

/** The messages of these ids, as far as this device has them. */
export const messagesNamed = async (db: UserDatabase, ids: readonly MessageId[]): Promise<Message[]> =>
  (await db.messages.bulkGet([...ids])).filter((message) => message !== undefined);

/** Which of these messages this device has from the server, or has brought there. */
export async function sentAmong(db: UserDatabase, ids: readonly MessageId[]): Promise<readonly MessageId[]> {
  const found = await db.messages.bulkGet([...ids]);
  return found.flatMap((message) =>
    message && (message.delivery.kind === 'sent' || message.delivery.kind === 'received') ? message.id : [],
  );
}
