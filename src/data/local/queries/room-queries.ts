import { unreadIn } from '#domain/chat/unread.ts';
import type { ChatId, MessageId, ProductId, UserId } from '#domain/ids.ts';
import { otherParticipant } from '#domain/chat/chat-id.ts';
import { LAST_MESSAGE_MAX_CHARS } from '#domain/chat/message-text.ts';
import { tellersOf } from '#domain/chat/no-show.ts';
import type { Order } from '#domain/order/order.ts';
import { cutAtCodePoint } from '#domain/text/typed-text.ts';
import type { Millis } from '#domain/units.ts';
import { chatLane } from '../intent-names.ts';
import type { OutboxRow } from '../outbox-row.ts';
import { wholeReach } from '../list-places.ts';
import { headOfLane } from '../outbox-store.ts';
import type { LocalChat, UserDatabase } from '../user-database.ts';
import { isBlocked } from './block-queries.ts';
import { chatDrafts } from './draft-queries.ts';
import { orderOfChat } from './order-queries.ts';
import { hasPulled } from './pulled-queries.ts';

/** The list shows so many; those behind them are found by searching. */
export const MOST_LISTED_ROOMS = 1_000;
/** A search looks through so many; a device that has fewer has fetched to the end (`sync/pull/pull-older.ts`). */
export const MOST_SEARCHED_ROOMS = 3_000;

/**
 * One room as its own person sees it. What was said last is not in it: an open room shows all of that, and would be
 * drawn once more with each message.
 */
export interface Room {
  readonly id: ChatId;
  readonly productId: ProductId;
  readonly other: UserId;
  readonly participants: readonly [UserId, UserId];
  /** One's own counter. */
  readonly unread: number;
  readonly isOnServer: boolean;
}

/** A room as the list shows it. */
export interface RoomSummary extends Room, Pick<LocalChat, 'lastMessage' | 'lastUpdated'> {
  /** Messages that wait on this device. */
  readonly waiting: number;
  /** The first of them was refused, and waits for its writer. */
  readonly isRefused: boolean;
  /**
   * When the price that is to go out next was last meant; `null` where no price offer stands at the lane's
   * head.
   */
  readonly offerMeantAt: Millis | null;
  readonly draft: string;
}

/** A room, or `null` when this device does not know it or its person is not one of the two. */
export async function roomOf(db: UserDatabase, chatId: ChatId): Promise<Room | null> {
  const chat = await db.chats.get(chatId);
  return chat ? asRoom(db, chat) : null;
}

/** A room that is open, with what its head and its foot hang on. */
export interface OpenedRoom {
  readonly room: Room;
  /** The latest deal of the conversation. */
  readonly order: Order | undefined;
  /** This side has blocked the other; whether that one has, is not this one's to know. */
  readonly isBlocked: boolean;
}

/** The same as {@link roomOf}, all of it asked at once. */
export const openedRoom = (db: UserDatabase, chatId: ChatId): Promise<OpenedRoom | null> =>
  db.transaction('r', [db.chats, db.orders, db.blocks], async () => {
    const [room, order] = await Promise.all([roomOf(db, chatId), orderOfChat(db, chatId)]);
    return room && { room, order, isBlocked: await isBlocked(db, room.other) };
  });

/** Who has told of an appointment of that room that the other side did not come. */
export async function noShowTellers(
  db: UserDatabase,
  chatId: ChatId,
  appointment: MessageId,
): Promise<readonly UserId[]> {
  return tellersOf((await db.chats.get(chatId))?.noShows ?? {}, appointment);
}

/** Rooms of this device, the one with the latest news first. */
export interface RoomsHere {
  readonly rooms: readonly RoomSummary[];
  /** This device has more of them. */
  readonly isCut: boolean;
}

/** What the list shows, as it is at one moment. */
export const listedRooms = (db: UserDatabase, most = MOST_LISTED_ROOMS): Promise<RoomsHere> =>
  db.transaction('r', [db.chats, db.outbox, db.drafts, db.blocks], async () => {
    const [rooms, count] = await Promise.all([roomSummaries(db, most), db.chats.count()]);
    return { rooms, isCut: count > most };
  });

/** What a search looks through. */
export interface SearchedRooms extends RoomsHere {
  /** This device has every room that the server has told of to the end of its list. */
  readonly hasAll: boolean;
}

export async function searchedRooms(db: UserDatabase): Promise<SearchedRooms> {
  const [here, reach, isPulled] = await Promise.all([
    listedRooms(db, MOST_SEARCHED_ROOMS),
    wholeReach(db, 'rooms'),
    hasPulled(db, ['rooms']),
  ]);
  // Whoever has none on the server has no place in the list either.
  const isReached = reach !== null || here.rooms.every(({ isOnServer }) => !isOnServer);
  return { ...here, hasAll: isPulled && isReached };
}

/**
 * The person's conversations, the one with the latest news first. Rooms in which nobody has said anything,
 * and those with somebody blocked, are left out.
 */
export async function roomSummaries(db: UserDatabase, most = MOST_LISTED_ROOMS): Promise<RoomSummary[]> {
  const [chats, lanes, drafts, blocked] = await Promise.all([
    db.chats.orderBy('lastUpdated').reverse().limit(most).toArray(),
    chatLanes(db),
    chatDrafts(db),
    db.blocks.toCollection().primaryKeys(),
  ]);
  const hidden = new Set(blocked);
  const waits = new Map(
    await Promise.all(lanes.map(async (lane) => [lane, await waitIn(db, lane)] as const)),
  );
  return chats.flatMap((chat) => {
    const room = asRoom(db, chat);
    const draft = beginningOf(drafts.get(chat.id) ?? '');
    const wait = waits.get(chatLane(chat.id)) ?? NO_WAIT;
    if (!room || hidden.has(room.other)) return [];
    const { lastMessage, lastUpdated } = chat;
    if (lastMessage === '' && draft === '' && wait.waiting === 0) return [];
    return [{ ...room, ...wait, lastMessage, lastUpdated, draft }];
  });
}

/** A page may have been pasted into a box: the list shows one line of it, and draws all that it is given. */
const beginningOf = (draft: string): string => cutAtCodePoint(draft.trimStart(), LAST_MESSAGE_MAX_CHARS);

async function chatLanes(db: UserDatabase): Promise<string[]> {
  const lanes = await db.outbox.where('lane').startsWith(chatLanePrefix).uniqueKeys();
  return lanes.map(String);
}

const chatLanePrefix = 'chat:';

type Wait = Pick<RoomSummary, 'waiting' | 'isRefused' | 'offerMeantAt'>;

const NO_WAIT: Wait = { waiting: 0, isRefused: false, offerMeantAt: null };

/**
 * What was refused, or asks its writer, always stands at the head of its lane, since the lane waits for it.
 */
async function waitIn(db: UserDatabase, lane: string): Promise<Wait> {
  const [[head], waiting] = await Promise.all([
    headOfLane(db, lane, 1),
    db.outbox.where('lane').equals(lane).count(),
  ]);
  return { waiting, isRefused: head?.state.kind === 'failed', offerMeantAt: head ? meantAtOf(head) : null };
}

const meantAtOf = ({ intent, state }: OutboxRow): Millis | null =>
  state.kind === 'queued' && intent.kind === 'message' && intent.body.kind === 'offer'
    ? intent.body.meantAt
    : null;

function asRoom(db: UserDatabase, chat: LocalChat): Room | null {
  const other = otherParticipant(chat.participants, db.uid);
  if (other === null) return null;
  const { id, productId, participants, isOnServer } = chat;
  return {
    id,
    productId,
    other,
    participants,
    unread: unreadIn(chat, db.uid),
    isOnServer,
  };
}
