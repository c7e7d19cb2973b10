import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { orderDocument } from '#documents/order.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { countChange } from '../statistics/count-change.ts';
import { recountDeals } from './profile-counts.ts';

/**
 * Counts a deal into both sides' profiles and the statistics when it is completed, and out of them if it no
 * longer is.
 */
export const onOrderWritten = onDocumentWritten(
  { ...TRIGGER, document: 'orders/{orderId}' },
  async ({ params, data }) => {
    if (!data) return;
    await Promise.all([recountSides(data), countChange('orders', params.orderId, data)]);
  },
);

async function recountSides({ before, after }: Change<DocumentSnapshot>): Promise<void> {
  if (isCompleted(before) === isCompleted(after)) return;
  const order = after.exists ? after : before;
  const sides = (['buyerId', 'sellerId'] as const).map((side) => fieldOf(orderDocument, order, side));
  await Promise.all(sides.flatMap((uid) => (uid === null ? [] : [recountDeals(uid)])));
}

const isCompleted = (order: DocumentSnapshot): boolean =>
  fieldOf(orderDocument, order, 'status') === 'completed';
