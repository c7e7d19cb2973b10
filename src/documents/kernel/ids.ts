import {
  parseChatId,
  parseCommentId,
  parseMessageId,
  parseOrderId,
  parseProductId,
  parseStoreId,
  parseUserId,
} from '#domain/ids.ts';
import { id } from './kinds.ts';

export const userId = id(parseUserId);
export const productId = id(parseProductId);
export const chatId = id(parseChatId);
export const messageId = id(parseMessageId);
export const orderId = id(parseOrderId);
export const storeId = id(parseStoreId);
export const commentId = id(parseCommentId);
