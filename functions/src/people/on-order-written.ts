import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { parseUserId } from '#domain/ids.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { countChange } from '../statistics/count-change.ts';
import { recountDeals } from './profile-counts.ts';

/** Counts a deal into both sides' profiles and the statistics when it is completed, and out of them if it no longer is. */
export const onOrderWritten = onDocumentWritten(
  { ...TRIGGER, document: 'orders/{orderId}' },
  async ({ params, data }) => {
    await countChange('orders', params.orderId, data);
    if (!data || isCompleted(data.before) === isCompleted(data.after)) return;
    const order = data.after.exists ? data.after : data.before;
    const sides = [order.get('buyerId'), order.get('sellerId')].map(parseUserId);
    await Promise.all(sides.map((uid) => (uid === null ? null : recountDeals(uid))));
  },
);

const isCompleted = (order: DocumentSnapshot): boolean => order.get('status') === 'completed';
