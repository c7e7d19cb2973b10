/** Branded identifiers: parsed once at the border, trusted inside. */
type Brand<T, Name extends string> = T & { readonly __brand: Name };

export type UserId = Brand<string, 'UserId'>;
export type ProductId = Brand<string, 'ProductId'>;
export type ChatId = Brand<string, 'ChatId'>;
export type MessageId = Brand<string, 'MessageId'>;
export type OrderId = Brand<string, 'OrderId'>;
export type ExchangeId = Brand<string, 'ExchangeId'>;
export type NotificationId = Brand<string, 'NotificationId'>;
export type PostId = Brand<string, 'PostId'>;
export type CommentId = Brand<string, 'CommentId'>;
export type StoreId = Brand<string, 'StoreId'>;
export type ReviewId = Brand<string, 'ReviewId'>;
export type ReportId = Brand<string, 'ReportId'>;

/**
 * A Firestore document id: 1–128 characters without a slash; underscores are allowed, dots and spaces are
 * not. Between two underscores on either side stand Firestore's own (`__id7__`), for which a question is no answer
 * but an error.
 */
const ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && ID_PATTERN.test(value);

const parser =
  <Id extends string>() =>
  (value: unknown): Id | null =>
    isDocumentId(value) ? (value as Id) : null;

export const parseUserId = parser<UserId>();
export const parseProductId = parser<ProductId>();
export const parseChatId = parser<ChatId>();
export const parseMessageId = parser<MessageId>();
export const parseOrderId = parser<OrderId>();
export const parseExchangeId = parser<ExchangeId>();
export const parseNotificationId = parser<NotificationId>();
export const parsePostId = parser<PostId>();
export const parseCommentId = parser<CommentId>();
export const parseStoreId = parser<StoreId>();
export const parseReviewId = parser<ReviewId>();
export const parseReportId = parser<ReportId>();
