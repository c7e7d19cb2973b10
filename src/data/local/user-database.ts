import Dexie, { type EntityTable, type Table } from 'dexie';
import type { StoredTarget } from '#documents/price-target.ts';
import type { Chat, Message } from '#domain/chat/chat.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { ChatId, OrderId, ProductId, UserId } from '#domain/ids.ts';
import type { SavedSearch } from '#domain/market/saved-search.ts';
import type { MeetingKeys } from '#domain/meeting/meeting.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { Push } from '#domain/notification/push.ts';
import type { Order } from '#domain/order/order.ts';
import type { ProofSeal } from '#domain/proof/proof-file.ts';
import type { Micros, Millis } from '#domain/units.ts';
import { withAsyncScopes } from './async-scopes.ts';
import { guardConnection } from './database-guard.ts';
import type { OutboxRow } from './outbox-row.ts';

/** A room as this device knows it. */
export interface LocalChat extends Chat {
  /** False until the first message has created it on the server. */
  readonly isOnServer: boolean;
  /**
   * Of when the last news from the server are, by the server's clock: `lastUpdated` may be this device's,
   * which must not be compared with it. Absent until the server has spoken, and in rows of an earlier
   * version.
   */
  readonly heardTo?: Millis;
  /** When the newest message that the server has told of was written, by its clock. */
  readonly heardMessageAt?: Millis;
  /** One's own counter as the server said it then, without what a read mark on its way takes off. */
  readonly counted?: number;
  /** Counted since by what pushes have told of; gone with the server's next word, which counts them itself. */
  readonly pushed?: PushedMessages;
}

export interface PushedMessages {
  /** Of when the server's word is (`heardTo`); what is no newer has been counted there. */
  readonly since: Millis | undefined;
  /** Without the id of a message that has been marked as read. */
  readonly messages: readonly Pick<Push, 'eventId' | 'sentAt' | 'messageId'>[];
}

/**
 * How much of a chat's history is on the device: all of it from `oldest` to `newest`. One's own messages may
 * stand behind `newest`: the answer to their delivery says nothing of what the other side has written before
 * them.
 */
export interface ChatHistory {
  readonly chatId: ChatId;
  readonly oldest: Micros;
  /** Rows of an earlier version have none, and may have holes. */
  readonly newest?: Micros;
  readonly reachedStart: boolean;
  /**
   * What the room was heard to say (`heardTo`) when its listener last answered: from then on whatever its
   * counter counts is here, or cannot be shown.
   */
  readonly answeredAt?: Millis | undefined;
  /** The listener has brought something that this version cannot read, which is counted all the same. */
  readonly hasUnknown?: boolean;
}

/** A picture waiting to be uploaded, by the id of its message. */
export interface WaitingPhoto {
  readonly id: string;
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** 0–1, how much of it has been uploaded in the attempt under way. */
  readonly progress: number;
  /** Set while it is as it was chosen, with the place where it was taken: so it never leaves the device. */
  readonly raw?: {
    readonly fileName: string;
    /** For which form, when (epoch milliseconds) and as which of several; none for what a message has already. */
    readonly chosen?: {
      readonly place: string;
      readonly at: number;
      readonly order: number;
      /** How many visits have begun with it; none where nobody has come back. */
      readonly visits?: number;
    };
  };
}

export interface LocalFavorite {
  readonly productId: ProductId;
  readonly createdAt: Millis;
}

/** A price of gold at which the person wants to be told, under the id of its document. */
export interface LocalTarget extends StoredTarget {
  readonly id: string;
}

/** A search that the person wants to be told of, under the id of its document. */
export interface LocalSearch extends SavedSearch {
  readonly id: string;
}

/** What was typed and not yet sent, by screen (`chat:<id>`, `sell:new`, …). */
export interface Draft {
  readonly key: string;
  readonly value: unknown;
  readonly updatedAt: Millis;
}

export interface MetaEntry {
  readonly key: string;
  readonly value: unknown;
}

/** A proof of a deal that was made on this device; `seal` is `null` until the server has signed it. */
export interface LocalProof {
  readonly id: string;
  readonly chatId: ChatId;
  readonly createdAt: Millis;
  /** All of its file before the seal. */
  readonly head: Blob;
  readonly messageCount: number;
  readonly photoCount: number;
  readonly seal: ProofSeal | null;
}

/** What this device has of the meeting of an order's two sides. */
export interface LocalMeeting {
  readonly id: OrderId;
  readonly keys: MeetingKeys;
  /** In which steps this phone has shown the seller's code, the newest last. */
  readonly shown: readonly number[];
  /** What both have signed; without `takenStep` where a typed return told of it. */
  readonly signed: { readonly step: number; readonly takenStep: number | null } | null;
}

/** One person's data on this device, in a database of its own so that signing out can delete it whole. */
export class UserDatabase extends Dexie {
  declare chats: EntityTable<LocalChat, 'id'>;
  declare messages: EntityTable<Message, 'id'>;
  declare histories: EntityTable<ChatHistory, 'chatId'>;
  declare outbox: Table<OutboxRow, number, Omit<OutboxRow, 'seq'>>;
  declare photos: EntityTable<WaitingPhoto, 'id'>;
  declare favorites: EntityTable<LocalFavorite, 'productId'>;
  declare notifications: EntityTable<Notification, 'id'>;
  declare exchanges: EntityTable<GoldExchange, 'id'>;
  declare orders: EntityTable<Order, 'id'>;
  declare blocks: EntityTable<{ readonly uid: UserId; readonly createdAt: Millis }, 'uid'>;
  declare priceTargets: EntityTable<LocalTarget, 'id'>;
  declare savedSearches: EntityTable<LocalSearch, 'id'>;
  declare drafts: EntityTable<Draft, 'key'>;
  declare meta: EntityTable<MetaEntry, 'key'>;
  declare proofs: EntityTable<LocalProof, 'id'>;
  declare meetings: EntityTable<LocalMeeting, 'id'>;

  readonly uid: UserId;

  constructor(uid: UserId) {
    // Strict: the bubble of a queued message may be shown only once the row survives a power cut.
    super(userDatabaseName(uid), { chromeTransactionDurability: 'strict' });
    this.uid = uid;
    this.version(1).stores({
      chats: 'id, lastUpdated, productId',
      messages: 'id, [chatId+position+seq]',
      histories: 'chatId',
      outbox: '++seq, &id, lane, [lane+seq]',
      photos: 'id',
      favorites: 'productId, createdAt',
      notifications: 'id, createdAt',
      exchanges: 'id, createdAt',
      orders: 'id, createdAt',
      blocks: 'uid',
      drafts: 'key, updatedAt',
      meta: 'key',
    });
    this.version(2).stores({ priceTargets: 'id', proofs: 'id, chatId' });
    this.version(3).stores({ savedSearches: 'id', meetings: 'id' });
    withAsyncScopes(this);
    guardConnection(this);
  }
}

export const userDatabaseName = (uid: UserId): string => `geumnaru-${uid}`;

const opened = new Map<UserId, UserDatabase>();

/** The one handle of this page (or worker) on a person's database; it opens itself on first use. */
export function openUserDatabase(uid: UserId): UserDatabase {
  const known = opened.get(uid);
  if (known) return known;
  const database = new UserDatabase(uid);
  opened.set(uid, database);
  return database;
}

/** Lets go of a handle that was closed under us for good: the next use opens another. */
export function forgetHandle(databaseName: string): void {
  for (const uid of opened.keys()) if (userDatabaseName(uid) === databaseName) opened.delete(uid);
}

/** Deletes everything this device holds of a person. Other tabs lose their connection and reload. */
export async function deleteUserDatabase(uid: UserId): Promise<void> {
  opened.get(uid)?.close();
  opened.delete(uid);
  await Dexie.delete(userDatabaseName(uid));
}
