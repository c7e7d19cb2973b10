import { meetingRowId } from '#data/local/intent-names.ts';
import { noteShown, noteSigned } from '#data/local/meeting-store.ts';
import { appendIntent, takeBackRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ChatId, OrderId } from '#domain/ids.ts';
import type { MeetingReceipt } from '#domain/meeting/receipt.ts';
import type { Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** Keeps what both have signed, and brings it to the server; signed twice it is one receipt. */
export const signMeeting = (
  db: UserDatabase,
  receipt: MeetingReceipt,
  chatId: ChatId,
  environment: Environment,
): Promise<Result<void, 'disk'>> =>
  storeOwn(db, environment, 'meeting', () =>
    db.transaction('rw', [db.meetings, db.outbox], async () => {
      const { orderId, step, takenStep } = receipt;
      const known = await db.meetings.get(orderId);
      if (!known || known.signed !== null) return;
      await noteSigned(db, orderId, { step, takenStep });
      await appendIntent(db, { kind: 'meeting', receipt, chatId, refusal: null }, environment.now());
    }),
  );

/** Before the seller's code stands on the screen: what was not noted is no return taken for. */
export const showMeeting = (
  db: UserDatabase,
  orderId: OrderId,
  step: number,
  environment: Environment,
): Promise<Result<void, 'disk'>> =>
  storeOwn(db, environment, 'meeting', () =>
    db.transaction('rw', db.meetings, () => noteShown(db, orderId, step)),
  );

/** Takes back what was signed, so that the two can meet again; `false` while it is on its way. */
export const unsignMeeting = (db: UserDatabase, orderId: OrderId): Promise<boolean> =>
  db.transaction('rw', [db.meetings, db.outbox], async () => {
    if (!(await takeBackRow(db, meetingRowId(orderId)))) return false;
    await noteSigned(db, orderId, null);
    return true;
  });
