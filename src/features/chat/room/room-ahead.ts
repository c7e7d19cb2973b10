import { newestMessages } from '#data/local/queries/message-queries.ts';
import { haveSameParties, partiesOf, type Parties } from '#data/local/queries/party-queries.ts';
import { hasPulled } from '#data/local/queries/pulled-queries.ts';
import { openedRoom, type OpenedRoom } from '#data/local/queries/room-queries.ts';
import type { Message } from '#domain/chat/chat.ts';
import { otherParticipant, partsOfChatId } from '#domain/chat/chat-id.ts';
import type { ChatId, ProductId, UserId } from '#domain/ids.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { keptPulled, pulledQuestion } from '#session/use-pulled.ts';
import { readCatalogue } from '#session/use-catalogue.ts';
import { ownDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { partiesQuestion } from '../use-parties.ts';
import { FIRST_WINDOW, WINDOW_STEP } from './message-window.ts';

/** A disk that takes longer than that is waited for where the room will stand. */
const PATIENCE_MS = 150;

/** Without them it is not known whether the two have a deal. */
export const DEAL_LISTS = ['orders:buyerId', 'orders:sellerId'] as const;

/** Of the room that was opened last, in three parts as the screen asks for them. */
export const keptRoom = keptAnswer<OpenedRoom | null>();
export const keptWords = keptAnswer<readonly Message[]>(isSameTalk);
export const keptParties = keptAnswer<Parties>(haveSameParties);

/** What changes stands at the end, mostly: what was said long ago is compared where all after it is the same. */
function isSameTalk(former: readonly Message[], words: readonly Message[]): boolean {
  const isSame = (message: Message, n: number) =>
    JSON.stringify(message) === JSON.stringify(words.at(-1 - n));
  return former.length === words.length && former.toReversed().every(isSame);
}

/** What a room is about and with whom, as far as its address tells. */
export function subjectOf(
  chatId: ChatId,
  uid: UserId | undefined,
): { readonly productId: ProductId; readonly other: UserId } | null {
  const parts = partsOfChatId(chatId);
  if (parts === null || uid === undefined) return null;
  const other = otherParticipant(parts.participants, uid);
  return other && { productId: parts.productId, other };
}

/**
 * Reads what a room opens with, and keeps it for the screen, whose first picture is the room then. Never fails and
 * never takes long: the screen asks for all of it by itself. `null` stands for an address that names no room.
 */
export async function readRoomAhead(chatId: ChatId | null): Promise<void> {
  const db = ownDatabase();
  if (db === null || chatId === null) return;
  const reading = Promise.all([readRoom(db, chatId), readParties(db, chatId)]).then(
    () => undefined,
    (error: unknown) => console.warn('a room was not read ahead', error),
  );
  await Promise.race([reading, new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS))]);
}

async function readRoom(db: OwnDatabase, chatId: ChatId): Promise<void> {
  const tables = [db.chats, db.orders, db.blocks, db.messages, db.meta];
  const [room, words, isPulled] = await db.transaction('r', tables, () =>
    Promise.all([openedRoom(db, chatId), newestMessages(db, chatId, WINDOW_STEP), hasPulled(db, DEAL_LISTS)]),
  );
  keptRoom.keep([db, chatId], room);
  keptWords.keep([db, chatId, FIRST_WINDOW], words);
  keptPulled.keep(pulledQuestion(db, DEAL_LISTS), isPulled);
}

async function readParties({ uid }: OwnDatabase, chatId: ChatId): Promise<void> {
  const subject = subjectOf(chatId, uid);
  if (subject === null) return;
  const of = [[subject.productId], [subject.other]] as const;
  keptParties.keep(partiesQuestion(...of), await readCatalogue((db) => partiesOf(db, ...of)));
}
