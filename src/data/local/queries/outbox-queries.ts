import { otherParticipant } from '#domain/chat/chat-id.ts';
import type { ChatId, MessageId, ProductId, UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { OutboxRow, OutboxState, OutgoingBody } from '../outbox-row.ts';
import { headOfLane } from '../outbox-store.ts';
import type { UserDatabase, WaitingPhoto } from '../user-database.ts';

/** One message that has not left this device. */
export interface WaitingMessage {
  readonly id: MessageId;
  readonly chatId: ChatId;
  readonly other: UserId | null;
  readonly productId: ProductId | null;
  readonly body: OutgoingBody;
  readonly createdAt: Millis;
  readonly state: OutboxState;
}

export interface WaitingMessages {
  readonly count: number;
  /** How many lanes wait for their writer. */
  readonly refused: number;
  readonly oldestAt: Millis | null;
  /** The beginning of every lane, refused ones first; at most `limit`. */
  readonly first: readonly WaitingMessage[];
}

const CHAT_LANES = 'chat:';

/** What waits to be sent over all conversations, and the first of it. */
export async function waitingMessages(db: UserDatabase, limit: number): Promise<WaitingMessages> {
  const waiting = db.outbox.where('lane').startsWith(CHAT_LANES);
  const [count, lanes] = await Promise.all([waiting.count(), waiting.clone().uniqueKeys()]);
  const rows = (await Promise.all(lanes.map((lane) => headOfLane(db, String(lane), limit)))).flat();
  rows.sort((a, b) => Number(isRefused(b)) - Number(isRefused(a)) || a.seq - b.seq);
  const first = await Promise.all(rows.slice(0, limit).map((row) => describe(db, row)));
  const oldest = rows.reduce((at, row) => Math.min(at, row.createdAt), Number.POSITIVE_INFINITY);
  return {
    count,
    refused: rows.filter(isRefused).length,
    oldestAt: rows.length === 0 ? null : millis(oldest),
    first: first.filter((message) => message !== null),
  };
}

/** The picture of a message that waits, with how much of it is uploaded. */
export const waitingPhoto = (db: UserDatabase, id: MessageId): Promise<WaitingPhoto | undefined> =>
  db.photos.get(id);

async function describe(db: UserDatabase, row: OutboxRow): Promise<WaitingMessage | null> {
  if (row.intent.kind !== 'message') return null;
  const { chatId, messageId, body } = row.intent;
  const chat = await db.chats.get(chatId);
  return {
    id: messageId,
    chatId,
    other: chat ? otherParticipant(chat.participants, db.uid) : null,
    productId: chat?.productId ?? null,
    body,
    createdAt: row.createdAt,
    state: row.state,
  };
}

const isRefused = (row: OutboxRow): boolean => row.state.kind === 'failed';
