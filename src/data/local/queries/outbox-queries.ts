import { otherParticipant } from '#domain/chat/chat-id.ts';
import type { ChatId, MessageId, ProductId, UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { chatLane, messageRowId, updateRowId } from '../intent-names.ts';
import {
  asksFirst,
  type Held,
  type IntentOf,
  type OutboxIntent,
  type OutboxRow,
  type OutboxState,
} from '../outbox-row.ts';
import { findOutboxRow, headOfLane, laneHeads } from '../outbox-store.ts';
import type { UserDatabase, WaitingPhoto } from '../user-database.ts';
import { heldOf } from './held-queries.ts';

/** One thing that has not left this device. */
export interface WaitingThing {
  readonly rowId: string;
  readonly intent: OutboxIntent;
  readonly createdAt: Millis;
  readonly state: OutboxState;
  /** A price of long ago: it waits for its writer's word. */
  readonly asksFirst: boolean;
  /** A quota of the person's is used up. */
  readonly held: Held | null;
  /** Whom a message is for. */
  readonly other: UserId | null;
  /** The listing that it is about. */
  readonly productId: ProductId | null;
  /** Of a change of an own listing: the title that an edit which waits too gives it. */
  readonly newTitle: string | null;
}

export interface WaitingThings {
  readonly count: number;
  /** How many lanes wait for their writer. */
  readonly stopped: number;
  readonly oldestAt: Millis | null;
  /** What stopped its lane first, then the oldest; at most `limit`. */
  readonly first: readonly WaitingThing[];
}

/** Everything that waits to be sent, of every kind, and the first of it. */
export const waitingThings = (db: UserDatabase, limit: number, now: Millis): Promise<WaitingThings> =>
  db.transaction('r', [db.outbox, db.chats], async () => {
    const { rows, ...all } = await waitingRows(db, limit, now);
    return { ...all, first: await Promise.all(rows.map((row) => describe(db, row, now))) };
  });

/** The same by its rows alone, for whoever shows none of it: what is said in a room has them not read again. */
export const waitingRows = (
  db: UserDatabase,
  limit: number,
  now: Millis,
): Promise<Omit<WaitingThings, 'first'> & { readonly rows: readonly OutboxRow[] }> =>
  db.transaction('r', db.outbox, async () => {
    const [count, heads, oldest] = await Promise.all([
      db.outbox.count(),
      laneHeads(db),
      db.outbox.orderBy(':id').limit(limit).toArray(),
    ]);
    const stopped = heads.filter((row) => row.state.kind === 'failed' || asksFirst(row, now));
    return {
      count,
      stopped: stopped.length,
      oldestAt: oldest[0]?.createdAt ?? null,
      rows: [...new Map([...stopped, ...oldest].map((row) => [row.seq, row])).values()].slice(0, limit),
    };
  });

/** The picture of a message that waits, with how much of it is uploaded. */
export const waitingPhoto = (db: UserDatabase, id: MessageId): Promise<WaitingPhoto | undefined> =>
  db.photos.get(id);

/** Of a room that waits, more than go out in one commit: what stands behind them was never tried. */
const TRIED = 24;

/** The messages of a room that wait for their writer to sign in again. */
export async function messagesAwaitingSignIn(db: UserDatabase, chatId: ChatId): Promise<MessageId[]> {
  const rows = await headOfLane(db, chatLane(chatId), TRIED);
  return rows.flatMap(({ intent, state }) =>
    intent.kind === 'message' && state.kind === 'queued' && state.awaits === 'sign_in'
      ? [intent.messageId]
      : [],
  );
}

/** When the writer of a waiting offer last meant its price; `null` when it does not wait. */
export async function offerMeantAt(db: UserDatabase, id: MessageId): Promise<Millis | null> {
  const row = await findOutboxRow(db, messageRowId(id));
  return row?.intent.kind === 'message' && row.intent.body.kind === 'offer' ? row.intent.body.meantAt : null;
}

async function describe(db: UserDatabase, row: OutboxRow, now: Millis): Promise<WaitingThing> {
  const { id: rowId, intent, createdAt, state } = row;
  const chat = intent.kind === 'message' ? await db.chats.get(intent.chatId) : undefined;
  const productId = 'productId' in intent ? intent.productId : null;
  return {
    rowId,
    intent,
    createdAt,
    state,
    asksFirst: asksFirst(row, now),
    held: heldOf(row),
    other: chat ? otherParticipant(chat.participants, db.uid) : null,
    productId: chat?.productId ?? productId,
    newTitle: intent.kind === 'product_change' ? await newTitleOf(db, intent.productId) : null,
  };
}

async function newTitleOf(db: UserDatabase, id: ProductId): Promise<string | null> {
  const edit = (await findOutboxRow(db, updateRowId(id)))?.intent;
  return edit?.kind === 'product_update' && saysTitle(edit) ? edit.details.title : null;
}

/** Whether the title of an edit is its person's word, or what stood in the form. */
export const saysTitle = ({ changed }: IntentOf<'product_update'>): boolean =>
  changed?.includes('title') ?? true;
