import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import type { NewNotification } from '#domain/notification/create-notification.ts';

/** A notice as the document that it becomes. */
export const noticeRecord = (notice: NewNotification): DocumentData => ({
  ...notice,
  createdAt: FieldValue.serverTimestamp(),
});
