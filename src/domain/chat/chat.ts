import type { ChatId, MessageId, ProductId, UserId } from '../ids.ts';
import type { NoShows } from './no-show.ts';
import { micros, type Micros, type Millis } from '../units.ts';
import type { MessageContent } from './message-content.ts';

/** Where a message stands until the server has given it a time: after everything that has one. */
export const PENDING_POSITION: Micros = micros(Number.MAX_SAFE_INTEGER);
/** Longest text of one message, in UTF-16 code units. */
export const MESSAGE_MAX_CHARS = 2000;
export interface Chat {
  readonly id: ChatId;
  readonly productId: ProductId;
  /** Sorted pair. */
  readonly participants: readonly [UserId, UserId];
  readonly lastMessage: string;
  readonly lastMessageAt: Millis;
  readonly lastUpdated: Millis;
  readonly unreadCount: Readonly<Record<string, number>>;
  /** When anything of it has changed last, read marks included, which `lastUpdated` does not tell of. */
  readonly touchedAt?: Millis;
  /** Written by the server alone. */
  readonly noShows?: NoShows;
}

/** What a bubble shows about its own delivery. Messages of the other side are always `received`. */
export type DeliveryState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: SendFailure }
  | { readonly kind: 'received' };

/** Why the server will never take a message as it is. */
export type SendFailure = 'denied' | 'invalid' | 'gone' | 'blocked' | 'too_large';

/**
 * One message, server row and local echo alike: the client-made `id` is what joins them.
 * Order within a chat is (`position`, `seq`, `id`): position is the server's timestamp, or
 * {@link PENDING_POSITION} until the server has spoken, so that what waits stands last in the order typed.
 */
export interface Message {
  readonly id: MessageId;
  readonly chatId: ChatId;
  readonly sender: UserId;
  readonly content: MessageContent;
  readonly position: Micros;
  /** The sender's own sequence number: orders messages that share a commit, and those that wait. */
  readonly seq: number;
  /** When it was typed, by the sender's clock; shown until the server's time is known. */
  readonly typedAt: Millis;
  readonly readBy: readonly UserId[];
  readonly delivery: DeliveryState;
  /**
   * Its writer has changed its words after an attempt of which nobody knows what became: the server may have
   * earlier ones. On the writer's device only.
   */
  readonly isRewritten?: true;
}
