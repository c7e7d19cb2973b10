import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { productDocument } from '#documents/product.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { activityNoticeText as text } from '#i18n/ko/activity-notices.ts';
import { fieldOf, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { tellOnce } from './tell-once.ts';

/**
 * People who are told at most: a notice to everybody else would come long after the price is known anyway.
 */
const MOST_READERS = 500;
const AT_ONCE = 50;
const FAVORITE = /^favorites\/([^/]+)\/items\/[^/]+$/;

/**
 * Tells who keeps an eye on a listing that it got cheaper, on `day` (of Seoul): one listing is told once a
 * day, so that nobody is called ten times by a seller who goes down in small steps.
 */
export async function tellOfPriceDrop(product: DocumentSnapshot, price: number, day: string): Promise<void> {
  const seller = fieldOf(productDocument, product, 'sellerId');
  if (seller === null) return;
  const readers = await readersOf(product.id, seller);
  const words = {
    type: 'price_drop',
    title: text.priceDropTitle,
    body: text.priceDrop(String(storedField(productDocument, product, 'title')), formatWon(price)),
    link: `/product/${product.id}`,
    meta: { fromUid: seller, productId: product.id },
  } as const;
  for (let start = 0; start < readers.length; start += AT_ONCE) {
    await Promise.all(
      readers
        .slice(start, start + AT_ONCE)
        .map((toUid) =>
          tellOnce('price', `${product.ref.path} ${day}`, createNotification({ toUid, ...words })),
        ),
    );
  }
}

/** Who has it among their favorites, without its seller and whoever has blocked them. */
async function readersOf(productId: string, seller: UserId): Promise<readonly UserId[]> {
  const database = firestore();
  const items = await database
    .collectionGroup('items')
    .where('favoriteProductId', '==', productId)
    .limit(MOST_READERS)
    .select()
    .get();
  // Old favorites have ids of their own, so one person may have two of one listing.
  const owners = new Set(items.docs.map(({ ref }) => ownerOf(ref)).filter((uid) => uid !== null));
  owners.delete(seller);
  const people = [...owners];
  if (people.length === 0) return [];
  const blocks = await database.getAll(
    ...people.map((uid) => database.doc(`blocks/${uid}/items/${seller}`)),
    { fieldMask: [] },
  );
  return people.filter((_, index) => blocks[index]?.exists !== true);
}

/** The group's name is shared with `blocks`, hence the whole path. */
const ownerOf = ({ path }: DocumentReference): UserId | null => parseUserId(FAVORITE.exec(path)?.[1]);
