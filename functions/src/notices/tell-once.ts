import type { NewNotification } from '#domain/notification/create-notification.ts';
import { firestore } from '../runtime/firebase.ts';
import { ALREADY_EXISTS, hasCode } from '../runtime/firestore-codes.ts';
import { eventIdOf } from '../push/push-event.ts';
import { noticeRecord } from './notice-record.ts';

/**
 * Writes a notice under an id made of its occasion and its reader: told again, by an event that came twice,
 * it stays as it is, read or not. The occasion is hashed, for paths are longer than an id may be.
 */
export async function tellOnce(kind: string, occasion: string, notice: NewNotification): Promise<void> {
  const id = `${kind}-${eventIdOf(`${occasion} ${notice.to}`)}`;
  try {
    await firestore().doc(`notifications/${id}`).create(noticeRecord(notice));
  } catch (error) {
    if (!hasCode(error, ALREADY_EXISTS)) throw error;
  }
}
