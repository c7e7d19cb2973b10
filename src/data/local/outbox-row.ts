import type { SendFailure } from '#domain/chat/chat.ts';
import type { ContentOf, MessageContent } from '#domain/chat/message-content.ts';
import { isOfferStale } from '#domain/chat/price-offer.ts';
import type { ExchangeRequest, RequestRefusal } from '#domain/exchange/exchange-request.ts';
import type { ExchangeEstimate } from '#domain/exchange/exchange.ts';
import { targetIdOf, type PriceTarget } from '#domain/gold/price-target.ts';
import type {
  ChatId,
  ExchangeId,
  MessageId,
  NotificationId,
  ProductId,
  ReportId,
  UserId,
} from '#domain/ids.ts';
import type { SearchWish } from '#domain/market/search-wish.ts';
import type { MeetingReceipt, ReceiptRefusal } from '#domain/meeting/receipt.ts';
import type { WrittenReview } from '#domain/order/review.ts';
import type { ListingChange, ListingPicture } from '#domain/product/listing.ts';
import type { ListingDetails, ListingPart } from '#domain/product/product.ts';
import type { QuotaKind } from '#domain/quota/quotas.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProofRequest } from '#documents/calls/deal-proof.ts';
import type { SearchRequest } from '#documents/calls/keep-search.ts';
import type { Micros, Millis } from '#domain/units.ts';
import type { BoardIntent } from './board-intent.ts';
import {
  ALL_NOTIFICATIONS_ROW_ID,
  blockRowId,
  BOARD_LANES,
  chatLane,
  exchangeRowId,
  favoriteRowId,
  likeRowId,
  meetingRowId,
  messageRowId,
  notificationRowId,
  postLane,
  postPublishRowId,
  proofRowId,
  publishRowId,
  readRowId,
  reviewRowId,
  searchRowId,
  targetRowId,
  updateRowId,
  PRODUCT_LANES,
  VIEWED_LANES,
} from './intent-names.ts';

/**
 * What somebody had before their eyes when they read a room: a mark that waits says nothing of later news.
 */
export interface SeenNews {
  /** Everything that the other side wrote until then was on this device. */
  readonly to: Micros;
  /** How many of one's own counter were before them. */
  readonly unread: number;
  /** What the counter said beyond that: news that this device has not got. Rows of an earlier version have none. */
  readonly left?: number;
}

export type IntentKind = OutboxIntent['kind'];
export type IntentOf<Kind extends IntentKind> = Extract<OutboxIntent, { kind: Kind }>;

/** What one outbox row asks of the server. Each is safe to deliver twice. */
export type OutboxIntent =
  | BoardIntent
  | SafetyIntent
  | {
      readonly kind: 'message';
      readonly chatId: ChatId;
      readonly messageId: MessageId;
      readonly body: OutgoingBody;
    }
  | {
      readonly kind: 'read';
      readonly chatId: ChatId;
      readonly messageIds: readonly MessageId[];
      /** Rows of an earlier version have none. */
      readonly seen?: SeenNews;
    }
  | { readonly kind: 'favorite'; readonly productId: ProductId; readonly wanted: boolean }
  | { readonly kind: 'notification_read'; readonly notificationId: NotificationId }
  | {
      readonly kind: 'all_notifications_read';
      readonly ids: readonly NotificationId[];
      /**
       * When the newest that this device showed was made, by the server's clock. Rows of an earlier version
       * have none.
       */
      readonly upTo?: Millis;
    }
  | {
      readonly kind: 'exchange_request';
      readonly exchangeId: ExchangeId;
      readonly request: ExchangeRequest;
      /** What this device reckoned, shown until the server's own reckoning arrives. */
      readonly estimate: ExchangeEstimate;
      /** What the server had against it, once it has answered. */
      readonly refusal: RequestRefusal | null;
    }
  /** A new listing, under an id of this device's. */
  | ListingIntent<'product_publish'>
  /** What a seller has changed of a listing that is on the server. */
  | ListingIntent<'product_update'>
  | { readonly kind: 'product_change'; readonly productId: ProductId; readonly change: ListingChange }
  | {
      readonly kind: 'review';
      readonly review: WrittenReview;
      /** The server has another review of ours of this deal; one without its words any more may be this one. */
      readonly refusal?: 'second' | 'withheld' | null;
    }
  /** Of a target price the last wish counts. */
  | { readonly kind: 'price_target'; readonly target: PriceTarget; readonly wanted: boolean }
  /** Of a kept search the last wish counts. */
  | SearchIntent
  /** `version` is the one that was looked at: a newer one has news of its own. */
  | { readonly kind: 'exchange_viewed'; readonly exchangeId: ExchangeId; readonly version: number }
  /** The server's signature of a proof that is on this device. */
  | ({ readonly kind: 'deal_proof'; readonly proofId: string } & ProofRequest)
  /** What the two of an order have signed where they met, and what the server had against it. */
  | {
      readonly kind: 'meeting';
      readonly receipt: MeetingReceipt;
      readonly chatId: ChatId;
      readonly refusal: ReceiptRefusal | null;
    };

interface IntentName {
  readonly id: string;
  readonly lane: string;
}

/** Waits for nothing but itself. */
const alone = (id: string): IntentName => ({ id, lane: id });

/** Under which name an intent waits, and behind what. */
type Names = { readonly [Kind in IntentKind]: (intent: IntentOf<Kind>) => IntentName };

/** All that happens to one listing goes in order, in one lane. */
const productLane = (id: ProductId): string => `${PRODUCT_LANES}${id}`;

const NAMES: Names = {
  message: ({ chatId, messageId }) => ({ id: messageRowId(messageId), lane: chatLane(chatId) }),
  read: ({ chatId }) => alone(readRowId(chatId)),
  favorite: ({ productId }) => alone(favoriteRowId(productId)),
  notification_read: ({ notificationId }) => alone(notificationRowId(notificationId)),
  all_notifications_read: () => alone(ALL_NOTIFICATIONS_ROW_ID),
  exchange_request: ({ exchangeId }) => alone(exchangeRowId(exchangeId)),
  exchange_viewed: ({ exchangeId }) => alone(`${VIEWED_LANES}${exchangeId}`),
  product_publish: ({ productId }) => ({ id: publishRowId(productId), lane: productLane(productId) }),
  product_update: ({ productId }) => ({ id: updateRowId(productId), lane: productLane(productId) }),
  product_change: ({ productId, change }) => ({
    id: `product-${change.kind}:${productId}`,
    lane: productLane(productId),
  }),
  price_target: ({ target }) => alone(targetRowId(targetIdOf(target))),
  saved_search: ({ searchId }) => alone(searchRowId(searchId)),
  review: ({ review }) => alone(reviewRowId(review.orderId)),
  post_publish: ({ postId }) => ({ id: postPublishRowId(postId), lane: postLane(postId) }),
  post_update: ({ postId }) => ({ id: `post-update:${postId}`, lane: postLane(postId) }),
  post_delete: ({ postId }) => ({ id: `post-delete:${postId}`, lane: postLane(postId) }),
  // Each comment waits for itself, so that a refused one holds up no other.
  comment: ({ commentId }) => ({ id: `comment:${commentId}`, lane: `${BOARD_LANES}comment:${commentId}` }),
  comment_delete: ({ commentId }) => ({
    id: `comment-delete:${commentId}`,
    lane: `${BOARD_LANES}comment:${commentId}`,
  }),
  like: ({ postId }) => alone(likeRowId(postId)),
  block: ({ person }) => alone(blockRowId(person)),
  report: ({ reportId }) => alone(`report:${reportId}`),
  deal_proof: ({ proofId }) => alone(proofRowId(proofId)),
  meeting: ({ receipt }) => alone(meetingRowId(receipt.orderId)),
};

/** The name and the lane of an intent. */
export function nameOf<Kind extends IntentKind>(
  intent: OutboxIntent & { readonly kind: Kind } & IntentOf<Kind>,
): IntentName {
  const name: (named: IntentOf<Kind>) => IntentName = NAMES[intent.kind];
  return name(intent);
}

interface ListingIntent<Kind extends string> {
  readonly kind: Kind;
  readonly productId: ProductId;
  readonly details: ListingDetails;
  /** Those that have been uploaded are replaced by their addresses: a later attempt skips them. */
  readonly pictures: readonly ListingPicture[];
  /**
   * What of it is written over the listing that is there: all of it where that is not said, as in rows of an
   * earlier version.
   */
  readonly changed?: readonly ListingPart[] | undefined;
}

/**
 * What a message that waits says: a picture is still on this device, and a price says when it was last meant.
 */
export type OutgoingBody =
  | Exclude<MessageContent, { kind: 'image' | 'offer' }>
  /** `meantAt`: when its writer last said that the price holds. */
  | (ContentOf<'offer'> & { readonly meantAt: Millis })
  | {
      readonly kind: 'image';
      /** Object path in Storage, fixed when queued so that a repeated upload meets its own object. */
      readonly objectPath: string;
      /** Filled once the upload is known to have landed: a later attempt skips it. */
      readonly uploadedUrl: string | null;
    };

export type OutboxState =
  /**
   * Its picture is as it was chosen: a page makes it fit to leave the device first, and what is behind it
   * waits. `tries`: how many pages have begun to, and none has come to an end with it.
   */
  | { readonly kind: 'preparing'; readonly tries?: number }
  /** `awaits`: the server takes no word of this person's any more, until they have signed in again. */
  | { readonly kind: 'queued'; readonly awaits?: 'sign_in' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly reason: SendFailure };

/** Which quota holds a row back, and until when by this device's clock. */
export interface Held {
  readonly quota: QuotaKind;
  readonly until: Millis;
}

/**
 * One durable intent. `seq` is the database's auto-increment key, so first in is first out over all
 * tabs; rows of one `lane` go strictly in that order, lanes are independent.
 */
export interface OutboxRow {
  readonly seq: number;
  /** Names the intent: a newer row with the same id replaces the older one (last intent wins). */
  readonly id: string;
  readonly uid: UserId;
  readonly lane: string;
  readonly intent: OutboxIntent;
  readonly createdAt: Millis;
  /** Those of rows that it has replaced too, while the server may have what they said. */
  readonly attempts: number;
  readonly lastAttemptAt: Millis;
  readonly nextAttemptAt: Millis;
  /** The server's own wish (Retry-After), which no wake-up may cut short. */
  readonly notBefore: Millis;
  /**
   * A quota of the person's is used up until then; gone with the next attempt. Rows of an earlier version
   * have none.
   */
  readonly held?: Held;
  /**
   * Raised with every change of the row: what a waiting tab watches to tell a slow drainer from a dead one.
   */
  readonly touches: number;
  readonly state: OutboxState;
}

/** A row of which one knows what it asks. */
export interface RowOf<Kind extends IntentKind> extends OutboxRow {
  readonly intent: IntentOf<Kind>;
}

/**
 * Whether the server may have what a row says, unheard. Of its last attempt one knows where it was refused, or
 * held by a quota.
 */
export const mayHaveLanded = ({ attempts, held, state }: OutboxRow): boolean =>
  attempts > (held || state.kind === 'failed' ? 1 : 0);

/** A clock that was set back makes `nextAttemptAt` mean nothing: then the row is due. */
export const isDue = (row: OutboxRow, now: Millis): boolean =>
  row.nextAttemptAt <= now || now < row.lastAttemptAt;

/**
 * A price of long ago is not sent before its writer has said that it still holds; its lane waits for that.
 */
export const asksFirst = ({ intent }: OutboxRow, now: Millis): boolean =>
  intent.kind === 'message' && intent.body.kind === 'offer' && isOfferStale(intent.body.meantAt, now);

/**
 * Whether nothing but time keeps a row that waits. One of a kind that this version does not know was left by a
 * later one, which was taken back; it stays for the next.
 */
export const isSendable = (row: OutboxRow, now: Millis): boolean =>
  row.intent.kind in NAMES && !asksFirst(row, now);

/** Whether a drainer may send this row now. */
export const isReady = (row: OutboxRow, now: Millis): boolean =>
  row.state.kind === 'queued' && isDue(row, now) && isSendable(row, now);

interface SearchIntent extends SearchRequest {
  readonly kind: 'saved_search';
  /** What was wished last before, as far as it may have left this device. */
  readonly before: SearchWish;
  /** The server keeps as many as one person may have. */
  readonly refusal?: 'full' | null;
}

/** Blocking, of which the last wish counts, and reporting. */
type SafetyIntent =
  | { readonly kind: 'block'; readonly person: UserId; readonly wanted: boolean }
  | { readonly kind: 'report'; readonly reportId: ReportId; readonly report: Report };
