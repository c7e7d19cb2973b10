import { productDocument } from '#documents/product.ts';
import type { ProductId } from '#domain/ids.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { forgetOffers } from './forget-offers.ts';
import { formerMemberPath, hasDeletedAccount } from './former-member.ts';

/**
 * A sale stays behind whoever has left, for the one who bought it. Where they say that it was none nobody needs it
 * any more, and it goes as all else that was offered. Safe to run again.
 */
export async function forgetAbandoned(id: ProductId): Promise<void> {
  const product = await firestore().doc(`products/${id}`).get();
  const seller = fieldOf(productDocument, product, 'sellerId');
  if (seller === null || fieldOf(productDocument, product, 'status') !== 'hidden') return;
  const mark = await firestore().doc(formerMemberPath(seller)).get();
  if (hasDeletedAccount(mark)) await forgetOffers(seller);
}
