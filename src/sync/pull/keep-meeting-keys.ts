import { putMeetingKeys } from '#data/local/meeting-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { MeetingKeysAnswer } from '#documents/calls/meeting.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';

/** Asks the server for the secrets of an order; rejects without network. */
export type AskForKeys = (orderId: OrderId) => Promise<MeetingKeysAnswer>;

export type OrderOfKeys = Pick<Order, 'id' | 'status'>;

/**
 * Fetches the secrets of open orders that this device does not have yet, long before the two meet: there they
 * may have no network. Rejects where the server does not answer; the next news of an order ask again.
 */
export async function keepMeetingKeys(
  db: UserDatabase,
  orders: readonly OrderOfKeys[],
  ask: AskForKeys,
): Promise<void> {
  for (const { id, status } of orders) {
    if (status !== 'reserved' && status !== 'handed') continue;
    if (await db.meetings.get(id)) continue;
    const answer = await ask(id);
    if (answer.ok) await db.transaction('rw', db.meetings, () => putMeetingKeys(db, id, answer.value));
  }
}
