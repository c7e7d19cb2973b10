import type { MeetingReceipt } from '#domain/meeting/receipt.ts';
import type { Order } from '#domain/order/order.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import type { MeetingGround } from '#services/meeting/seals.ts';
import { wakeSync } from '#session/running-sync.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { signMeeting } from '#sync/commands/sign-meeting.ts';
import { realEnvironment } from '#sync/environment.ts';

/** An order whose two sides may meet, on this device. */
export interface Meeting {
  readonly db: OwnDatabase;
  readonly order: Order;
  readonly ground: MeetingGround;
  /** In which steps this phone has shown the seller's code. */
  readonly shown: readonly number[];
}

/** Keeps what both have signed, and sends it; gives what went wrong, in words. */
export async function keepReceipt({ db, order }: Meeting, receipt: MeetingReceipt): Promise<string | null> {
  const kept = await signMeeting(db, receipt, order.chatId, realEnvironment);
  if (!kept.ok) return text.notStored;
  wakeSync();
  return null;
}
