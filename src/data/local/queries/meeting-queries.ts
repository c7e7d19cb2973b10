import type { OrderId } from '#domain/ids.ts';
import type { ReceiptRefusal } from '#domain/meeting/receipt.ts';
import type { Order } from '#domain/order/order.ts';
import { meetingRowId } from '../intent-names.ts';
import { findOutboxRow } from '../outbox-store.ts';
import type { LocalMeeting, UserDatabase } from '../user-database.ts';

export interface OwnMeeting {
  readonly order: Order;
  /** `null` as long as this device has no secrets of it. */
  readonly meeting: LocalMeeting | null;
  /** Of what was signed: on its way, refused by the server, or nothing. */
  readonly sending: 'waiting' | 'refused' | null;
  readonly refusal: ReceiptRefusal | null;
}

/** The meeting of an order as this device knows it; `null` for an order that is not here. */
export async function ownMeeting(db: UserDatabase, id: OrderId): Promise<OwnMeeting | null> {
  const [order, meeting, row] = await Promise.all([
    db.orders.get(id),
    db.meetings.get(id),
    findOutboxRow(db, meetingRowId(id)),
  ]);
  if (!order) return null;
  const sending = row ? (row.state.kind === 'failed' ? 'refused' : 'waiting') : null;
  const refusal = row?.intent.kind === 'meeting' ? row.intent.refusal : null;
  return { order, meeting: meeting ?? null, sending, refusal };
}
