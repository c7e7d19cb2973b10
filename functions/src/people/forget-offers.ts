import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { orderDocument } from '#documents/order.ts';
import { productDocument } from '#documents/product.ts';
import { cancelOrder } from '../deals/cancel-order.ts';
import { productPatch } from '../deals/deal-record.ts';
import { statusOnceFree } from '../deals/status-once-free.ts';
import { picturePathsOf } from '../pictures/picture-places.ts';
import { fieldName, fieldOf, storedField } from '../runtime/field-of.ts';
import { bucket, firestore } from '../runtime/firebase.ts';
import { hasCode, NOT_FOUND } from '../runtime/firestore-codes.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

const UNSOLD = ['selling', 'reserved', 'hidden'];
const SALES = ['handed', 'completed'];

/**
 * Calls off what somebody had reserved or promised, and takes away what they offered with its pictures. A
 * sale that is done belongs to both sides and stays, as does a listing that the house has withheld. Safe to
 * run again.
 */
export async function forgetOffers(uid: string): Promise<void> {
  await Promise.all([cancelDeals(uid, 'sellerId'), cancelDeals(uid, 'buyerId')]);
  const unsold = await firestore()
    .collection('products')
    .where(fieldName(productDocument, 'sellerId'), '==', uid)
    .where(fieldName(productDocument, 'status'), 'in', UNSOLD)
    .get();
  const listings = unsold.docs.filter(isUnsold);
  if (listings.length === 0) return;
  const kept = await keptPictures(uid);
  await Promise.all(listings.map((product) => removeListing(product, uid, kept)));
}

/**
 * Pictures that go on being shown: by what was sold or withheld, by the order of a sale, or by what is kept of a
 * report. Whoever sells names their pictures, and may have named these as if they were of something unsold.
 */
async function keptPictures(uid: string): Promise<ReadonlySet<string>> {
  const database = firestore();
  const [products, orders, evidence] = await Promise.all([
    database.collection('products').where(fieldName(productDocument, 'sellerId'), '==', uid).get(),
    database.collection('orders').where(fieldName(orderDocument, 'sellerId'), '==', uid).get(),
    database.collection('evidence').where('data.sellerId', '==', uid).get(),
  ]);
  const showing = [
    ...products.docs.filter((product) => !isUnsold(product)),
    ...orders.docs.filter((order) => SALES.some((sale) => sale === fieldOf(orderDocument, order, 'status'))),
    ...evidence.docs,
  ];
  return new Set(showing.flatMap((document) => picturePathsOf(document.data())));
}

/** The pictures before the listing: without it nothing would name them any more. */
async function removeListing(
  { ref }: DocumentSnapshot,
  uid: string,
  kept: ReadonlySet<string>,
): Promise<void> {
  if (!(await closeListing(ref))) return;
  const [pictures] = await bucket().getFiles({ prefix: `productImages/${uid}/${ref.id}-` });
  await Promise.all(
    pictures.map(async (file) => (kept.has(file.name) ? null : file.delete({ ignoreNotFound: true }))),
  );
  await inTransaction(async (transaction) => {
    if (isUnsold(await transaction.get(ref))) transaction.delete(ref);
  });
}

/**
 * Nobody can sell it from here on; `false` where somebody has, or the house has withheld it, or the other of two
 * that tidy up behind the same person, a call and the trigger of the account's end, has taken it away meanwhile.
 */
async function closeListing(ref: DocumentReference): Promise<boolean> {
  try {
    return await inTransaction((transaction) => close(transaction, ref));
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return false;
    throw error;
  }
}

async function close(transaction: Transaction, ref: DocumentReference): Promise<boolean> {
  const product = await transaction.get(ref);
  // A deal that its seller was about to make when they left.
  const reserved = firestore()
    .collection('orders')
    .where(fieldName(orderDocument, 'productId'), '==', ref.id)
    .where(fieldName(orderDocument, 'status'), '==', 'reserved');
  const { docs } = await transaction.get(reserved);
  if (!isUnsold(product)) return false;
  for (const order of docs) cancelOrder(transaction, order, fieldOf(orderDocument, order, 'buyerId'));
  transaction.update(ref, productPatch({ status: 'hidden', buyer: null }));
  return true;
}

const isUnsold = (product: DocumentSnapshot): boolean =>
  UNSOLD.some((status) => status === fieldOf(productDocument, product, 'status')) &&
  fieldOf(productDocument, product, 'isWithheld') !== true;

async function cancelDeals(uid: string, side: 'sellerId' | 'buyerId'): Promise<void> {
  const open = await firestore()
    .collection('orders')
    .where(fieldName(orderDocument, side), '==', uid)
    .where(fieldName(orderDocument, 'status'), '==', 'reserved')
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
    if (fieldOf(orderDocument, order, 'status') !== 'reserved') return;
    const productId = String(storedField(orderDocument, order, 'productId'));
    const product = await transaction.get(database.doc(`products/${productId}`));
    const [seller, buyer] = [
      fieldOf(orderDocument, order, 'sellerId'),
      fieldOf(orderDocument, order, 'buyerId'),
    ];
    const other = seller === uid ? buyer : seller;
    const status = await statusOnceFree(transaction, product, String(seller));
    cancelOrder(transaction, order, other);
    if (fieldOf(productDocument, product, 'status') === 'reserved' && buyer === uid) {
      transaction.update(product.ref, productPatch({ status, buyer: null }));
    }
  });
}
