import { FieldValue, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { favoriteDocument } from '#documents/person-items.ts';
import { productDocument } from '#documents/product.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis, type Millis } from '#domain/units.ts';
import { activityNoticeText as text } from '#i18n/ko/activity-notices.ts';
import type { PriceFall } from '../products/price-history.ts';
import { fieldName, fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { excerpt } from './excerpt.ts';
import { tellOnce } from './tell-once.ts';

/**
 * People who are told at most: a notice to everybody else would come long after the price is known anyway.
 */
const MOST_READERS = 500;
const AT_ONCE = 50;
const FAVORITE = /^favorites\/([^/]+)\/items\/[^/]+$/;

/**
 * Tells who keeps an eye on a listing, and did already `before` a moment where one is given, that it got
 * cheaper. One listing is told once a day of Seoul, so that nobody is called ten times by a seller who goes
 * down in small steps. Each fall is told of once: a fall is below every price before it, so the lowest that was
 * told of says which those are, and whoever hides and shows a listing all day makes the house read that alone.
 */
export async function tellOfPriceDrop(
  product: DocumentSnapshot,
  { from, to, at }: PriceFall,
  before: Millis | null,
): Promise<void> {
  const seller = fieldOf(productDocument, product, 'sellerId');
  if (seller === null) return;
  const told = product.ref.collection('told').doc('fall');
  const lowest: unknown = (await told.get()).get('lowest');
  if (typeof lowest === 'number' && lowest <= to) return;
  const readers = await readersOf(product.id, seller, before);
  const day = seoulDate(millis(at));
  const title = excerpt(fieldOf(productDocument, product, 'title')) || text.listing;
  const words = {
    type: 'price_drop',
    title: text.priceDropTitle,
    body: text.priceDrop(title, formatWon(from), formatWon(to)),
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
  // Behind the last: a run that was cut short is made again from its beginning, and tells nobody twice.
  await told.set({ lowest: to, at: FieldValue.serverTimestamp() });
}

/** Who has it among their favorites, without its seller and whoever has blocked them. */
async function readersOf(
  productId: string,
  seller: UserId,
  before: Millis | null,
): Promise<readonly UserId[]> {
  const database = firestore();
  const items = await database
    .collectionGroup('items')
    .where(fieldName(favoriteDocument, 'productId'), '==', productId)
    .limit(MOST_READERS)
    .select(fieldName(favoriteDocument, 'createdAt'))
    .get();
  // Old favorites have ids of their own, so one person may have two of one listing.
  const kept = items.docs.filter((item) => before === null || isOlder(item, before));
  const owners = new Set(kept.map(({ ref }) => ownerOf(ref)).filter((uid) => uid !== null));
  owners.delete(seller);
  const people = [...owners];
  if (people.length === 0) return [];
  const blocks = await database.getAll(
    ...people.map((uid) => database.doc(`blocks/${uid}/items/${seller}`)),
    { fieldMask: [] },
  );
  return people.filter((_, index) => blocks[index]?.exists !== true);
}

const isOlder = (favorite: DocumentSnapshot, than: Millis): boolean =>
  (fieldOf(favoriteDocument, favorite, 'createdAt') ?? than) < than;

/** The group's name is shared with `blocks`, hence the whole path. */
const ownerOf = ({ path }: DocumentReference): UserId | null => parseUserId(FAVORITE.exec(path)?.[1]);
