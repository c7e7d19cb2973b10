import type {
  ChatId,
  ExchangeId,
  MessageId,
  NotificationId,
  OrderId,
  PostId,
  ProductId,
  UserId,
} from '#domain/ids.ts';

/*
 * Under which name an intent waits, and behind what. A newer intent of the same name replaces the older; one
 * lane goes strictly in order. The names stand with the rows, not with the delivery: queries look rows up by
 * them, and a command of the first screen must not bring the delivery with it.
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

/** All that happens to one listing goes in order, in one lane. */
export const PRODUCT_LANES = 'product:';
export const publishRowId = (id: ProductId): string => `product-publish:${id}`;
export const updateRowId = (id: ProductId): string => `product-update:${id}`;

export const REVIEW_LANES = 'review:';
export const reviewRowId = (id: OrderId): string => `${REVIEW_LANES}${id}`;

export const BOARD_LANES = 'board:';
/** Writing, editing and deleting one post go in order. */
export const postLane = (id: PostId): string => `${BOARD_LANES}post:${id}`;
export const postPublishRowId = (id: PostId): string => `post-publish:${id}`;
export const likeRowId = (id: PostId): string => `like:${id}`;

export const TARGET_LANES = 'target:';
/** By `targetIdOf`. */
export const targetRowId = (id: string): string => `${TARGET_LANES}${id}`;

export const SEARCH_LANES = 'search:';
export const searchRowId = (id: string): string => `${SEARCH_LANES}${id}`;

export const BLOCK_LANES = 'block:';
export const blockRowId = (person: UserId): string => `${BLOCK_LANES}${person}`;

export const PROOF_LANES = 'proof:';
export const proofRowId = (id: string): string => `${PROOF_LANES}${id}`;

export const meetingRowId = (id: OrderId): string => `meeting:${id}`;
