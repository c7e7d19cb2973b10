import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { parseUserId } from '#domain/ids.ts';
import { cancelOrder } from '../deals/cancel-order.ts';
import { NO_BUYER } from '../deals/deal-record.ts';
import { bucket, firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

const UNSOLD = ['selling', 'reserved', 'hidden'];

/**
 * Calls off what somebody had reserved or promised, and takes away what they offered with its pictures. A
 * sale that is done belongs to both sides and stays, as does a listing that the house has withheld. Safe to
 * run again.
 */
export async function forgetOffers(uid: string): Promise<void> {
  await Promise.all([cancelDeals(uid, 'sellerId'), cancelDeals(uid, 'buyerId')]);
  const unsold = await firestore()
    .collection('products')
    .where('sellerId', '==', uid)
    .where('status', 'in', UNSOLD)
    .get();
  await Promise.all(unsold.docs.filter((product) => product.get('withheld') !== true).map(removeListing));
}

async function removeListing(product: DocumentSnapshot): Promise<void> {
  const prefix = `productImages/${String(product.get('sellerId'))}/${product.id}-`;
  // The pictures first: without its listing nothing would name them any more.
  await bucket().deleteFiles({ prefix, force: true });
  await product.ref.delete();
}

async function cancelDeals(uid: string, side: 'sellerId' | 'buyerId'): Promise<void> {
  const open = await firestore()
    .collection('orders')
    .where(side, '==', uid)
    .where('status', '==', 'reserved')
    .get();
  await Promise.all(open.docs.map(({ ref }) => cancelDeal(ref.path, uid)));
}

/**
 * As if the one who leaves had called it off: the other side is told, and a promised listing is free again.
 */
function cancelDeal(path: string, uid: string): Promise<void> {
  const database = firestore();
  return inTransaction(async (transaction) => {
    const order = await transaction.get(database.doc(path));
    if (order.get('status') !== 'reserved') return;
    const product = await transaction.get(database.doc(`products/${String(order.get('productId'))}`));
    const other = parseUserId(order.get('sellerId') === uid ? order.get('buyerId') : order.get('sellerId'));
    cancelOrder(transaction, order, other);
    if (product.get('status') === 'reserved' && order.get('buyerId') === uid) {
      transaction.update(product.ref, {
        ...NO_BUYER,
        status: 'selling',
        dealt: FieldValue.delete(),
        updatedAt: FieldValue.serverTimestamp(),
      });
    }
  });
}
