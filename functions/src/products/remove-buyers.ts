import { productDocument } from '#documents/product.ts';
import { NO_BUYER } from '../deals/deal-record.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/** What listings said in public before that became the order's alone. */
const FIELDS = ['buyerId', 'reservedFor', 'soldPrice'] as const;

/**
 * Takes who reserved or bought, and for how much, out of listings that were written when these still said it.
 * Says how many there were. Safe to run again, and while people deal: each is looked at anew before it is
 * changed.
 */
export async function removeBuyers(): Promise<number> {
  const database = firestore();
  const found = await Promise.all(
    FIELDS.map((field) => database.collection('products').orderBy(field).select().get()),
  );
  const paths = new Set(found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)));
  for (const path of paths) {
    await inTransaction(async (transaction) => {
      const product = await transaction.get(database.doc(path));
      if (!product.exists) return;
      const isDealt = FIELDS.slice(0, 2).some((field) => typeof product.get(field) === 'string');
      // Devices learn of it as of any change; what they kept themselves goes with their next version.
      transaction.update(product.ref, {
        ...NO_BUYER,
        ...fieldsUnder(productDocument, isDealt ? { isDealt } : {}),
      });
    });
  }
  return paths.size;
}
