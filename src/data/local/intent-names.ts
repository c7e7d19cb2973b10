import type {
  ChatId,
  CommentId,
  ExchangeId,
  MessageId,
  NotificationId,
  OrderId,
  PostId,
  ProductId,
  ReportId,
  UserId,
} from '#domain/ids.ts';
import type { ListingChange } from '#domain/product/listing.ts';
import type { IntentKind, IntentOf, OutboxIntent } from './outbox-row.ts';

/*
 * Under which name an intent waits, and behind what. A newer intent of the same name replaces the older; one lane goes
 * strictly in order. The names stand with the rows, not with the delivery: queries look rows up by them, and a command
 * of the first screen must not bring the delivery with it.
 */

export const CHAT_LANES = 'chat:';
export const chatLane = (chatId: ChatId): string => `${CHAT_LANES}${chatId}`;
export const messageRowId = (messageId: MessageId): string => `message:${messageId}`;
export const readRowId = (chatId: ChatId): string => `read:${chatId}`;

export const FAVORITE_LANES = 'favorite:';
export const favoriteRowId = (productId: ProductId): string => `${FAVORITE_LANES}${productId}`;

export const notificationRowId = (id: NotificationId): string => `notification:${id}`;
export const ALL_NOTIFICATIONS_ROW_ID = 'notifications:all';

/** Requests wait each in a lane of its own, so that a refused one holds up no other. */
export const EXCHANGE_LANES = 'exchange:';
export const exchangeRowId = (id: ExchangeId): string => `${EXCHANGE_LANES}${id}`;
export const VIEWED_LANES = 'exchange-viewed:';
const exchangeViewedRowId = (id: ExchangeId): string => `${VIEWED_LANES}${id}`;

/** All that happens to one listing goes in order, in one lane. */
export const PRODUCT_LANES = 'product:';
const productLane = (id: ProductId): string => `${PRODUCT_LANES}${id}`;
export const publishRowId = (id: ProductId): string => `product-publish:${id}`;
const updateRowId = (id: ProductId): string => `product-update:${id}`;
const changeRowId = (id: ProductId, kind: ListingChange['kind']): string => `product-${kind}:${id}`;

export const REVIEW_LANES = 'review:';
export const reviewRowId = (id: OrderId): string => `${REVIEW_LANES}${id}`;

export const BOARD_LANES = 'board:';
/** Writing, editing and deleting one post go in order. */
export const postLane = (id: PostId): string => `${BOARD_LANES}post:${id}`;
/** Each comment waits for itself, so that a refused one holds up no other. */
const commentLane = (id: CommentId): string => `${BOARD_LANES}comment:${id}`;
export const postPublishRowId = (id: PostId): string => `post-publish:${id}`;
const postUpdateRowId = (id: PostId): string => `post-update:${id}`;
const postDeleteRowId = (id: PostId): string => `post-delete:${id}`;
const commentRowId = (id: CommentId): string => `comment:${id}`;
const commentDeleteRowId = (id: CommentId): string => `comment-delete:${id}`;
export const likeRowId = (id: PostId): string => `like:${id}`;

export const BLOCK_LANES = 'block:';
export const blockRowId = (person: UserId): string => `${BLOCK_LANES}${person}`;
const REPORT_LANES = 'report:';
const reportRowId = (id: ReportId): string => `${REPORT_LANES}${id}`;

interface IntentName {
  readonly id: string;
  readonly lane: string;
}

/** Waits for nothing but itself. */
const alone = (id: string): IntentName => ({ id, lane: id });

type Names = { readonly [Kind in IntentKind]: (intent: IntentOf<Kind>) => IntentName };

const NAMES: Names = {
  message: ({ chatId, messageId }) => ({ id: messageRowId(messageId), lane: chatLane(chatId) }),
  read: ({ chatId }) => alone(readRowId(chatId)),
  favorite: ({ productId }) => alone(favoriteRowId(productId)),
  notification_read: ({ notificationId }) => alone(notificationRowId(notificationId)),
  all_notifications_read: () => alone(ALL_NOTIFICATIONS_ROW_ID),
  exchange_request: ({ exchangeId }) => alone(exchangeRowId(exchangeId)),
  exchange_viewed: ({ exchangeId }) => alone(exchangeViewedRowId(exchangeId)),
  product_publish: ({ productId }) => ({ id: publishRowId(productId), lane: productLane(productId) }),
  product_update: ({ productId }) => ({ id: updateRowId(productId), lane: productLane(productId) }),
  product_change: ({ productId, change }) => ({
    id: changeRowId(productId, change.kind),
    lane: productLane(productId),
  }),
  review: ({ review }) => alone(reviewRowId(review.orderId)),
  post_publish: ({ postId }) => ({ id: postPublishRowId(postId), lane: postLane(postId) }),
  post_update: ({ postId }) => ({ id: postUpdateRowId(postId), lane: postLane(postId) }),
  post_delete: ({ postId }) => ({ id: postDeleteRowId(postId), lane: postLane(postId) }),
  comment: ({ commentId }) => ({ id: commentRowId(commentId), lane: commentLane(commentId) }),
  comment_delete: ({ commentId }) => ({ id: commentDeleteRowId(commentId), lane: commentLane(commentId) }),
  like: ({ postId }) => alone(likeRowId(postId)),
  block: ({ person }) => alone(blockRowId(person)),
  report: ({ reportId }) => alone(reportRowId(reportId)),
};

/** The name and the lane of an intent. */
export function nameOf<Kind extends IntentKind>(
  intent: OutboxIntent & { readonly kind: Kind } & IntentOf<Kind>,
): IntentName {
  const name: (named: IntentOf<Kind>) => IntentName = NAMES[intent.kind];
  return name(intent);
}
