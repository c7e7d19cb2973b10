import {
  parseChatId,
  parseCommentId,
  parseOrderId,
  parseProductId,
  parseStoreId,
  parseUserId,
} from '#domain/ids.ts';
import { parsedBy } from './firestore-fields.ts';

export const userIdField = parsedBy(parseUserId);
export const productIdField = parsedBy(parseProductId);
export const chatIdField = parsedBy(parseChatId);
export const orderIdField = parsedBy(parseOrderId);
export const storeIdField = parsedBy(parseStoreId);
export const commentIdField = parsedBy(parseCommentId);
