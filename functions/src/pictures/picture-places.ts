import { FieldPath, Filter, type DocumentData, type Query } from 'firebase-admin/firestore';
import { chatDocument } from '#documents/chat.ts';
import type { Shape } from '#documents/kernel/shape.ts';
import { listingCardDocument } from '#documents/listing-card.ts';
import { orderDocument } from '#documents/order.ts';
import { postDocument } from '#documents/post.ts';
import { productDocument } from '#documents/product.ts';
import { fieldName, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';

/**
 * Every picture that something of this folder's owner shows, by its path; `null` for a folder that is none of
 * ours. Asked of all that the owner has instead of by address: whatever host, token or spelling an address
 * has, it leads to its path. Rejects where one of the places cannot be looked at: then nothing is known.
 */
export async function shownPictures(folder: string, owner: string): Promise<ReadonlySet<string> | null> {
  switch (folder) {
    case 'chatImages':
      return pathsIn([
        firestore().collection(`chats/${owner}/messages`).where('imageUrl', '>', '').select('imageUrl'),
        below('evidence', `chats/${owner}/messages/`),
      ]);
    case 'productImages':
      return pathsIn([
        picturesOf(owner, 'products', productDocument, ['sellerId', 'images']),
        picturesOf(owner, 'listingCards', listingCardDocument, ['sellerId', 'images']),
        // What was sold is shown by its order, whatever became of the listing.
        picturesOf(owner, 'orders', orderDocument, ['sellerId', 'snapshot']),
        owned('evidence', 'data.sellerId', owner),
      ]);
    case 'postImages':
      return pathsIn([
        picturesOf(owner, 'posts', postDocument, ['authorId', 'images']),
        owned('withheld', 'data.authorId', owner),
        owned('evidence', 'data.authorId', owner),
      ]);
    case 'profileImages':
      return pathsIn([byId('users', owner), byId('profiles', owner)]);
    default:
      return null;
  }
}

/** How many ids one query may ask for. */
const IDS_AT_ONCE = 30;

/**
 * Whether people talk about a listing that is gone and whose picture this may be: their rooms go on showing
 * it. Three queries at most where nobody does, whatever the name.
 */
export async function isTalkedAbout(name: string): Promise<boolean> {
  let ids = listingIdsIn(name);
  while (ids.length > 0) {
    const asked = ids.slice(0, IDS_AT_ONCE);
    const chats = await firestore()
      .collection('chats')
      .where(fieldName(chatDocument, 'productId'), 'in', asked)
      .limit(1)
      .get();
    const talkedAbout = storedField(chatDocument, chats.docs[0], 'productId');
    if (typeof talkedAbout !== 'string') {
      ids = ids.slice(IDS_AT_ONCE);
    } else if ((await firestore().doc(`products/${talkedAbout}`).get()).exists) {
      ids = ids.filter((id) => id !== talkedAbout);
    } else {
      return true;
    }
  }
  return false;
}

/**
 * Which listings a picture's name may begin with: an id, which may have hyphens of its own, and a hyphen. Of
 * those that the rules let a listing have (firestore.rules, isNewId).
 */
export function listingIdsIn(name: string): readonly string[] {
  const parts = name.split('-');
  return parts
    .map((_, index) => parts.slice(0, index).join('-'))
    .filter((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id));
}

const owned = (collection: string, field: string, owner: string): Query =>
  firestore().collection(collection).where(field, '==', owner);

/** Of somebody's documents what shows pictures: by whose they are, and where the pictures stand. */
const picturesOf = <T extends object>(
  owner: string,
  collection: string,
  declared: Shape<T>,
  [whose, pictures]: readonly [keyof T & string, keyof T & string],
): Query => owned(collection, fieldName(declared, whose), owner).select(fieldName(declared, pictures));

const byId = (collection: string, id: string): Query =>
  firestore().collection(collection).where(FieldPath.documentId(), '==', id);

/** What is kept of documents under a path. */
const below = (collection: string, path: string): Query =>
  firestore()
    .collection(collection)
    .where(Filter.and(Filter.where('path', '>=', path), Filter.where('path', '<', `${path}\uF8FF`)));

async function pathsIn(queries: readonly Query[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(queries.map((query) => query.get()));
  return new Set(found.flatMap(({ docs }) => docs.flatMap((document) => picturePathsOf(document.data()))));
}

/** The paths of all pictures whose addresses stand anywhere in a document. */
export function picturePathsOf(data: DocumentData): readonly string[] {
  const addresses = JSON.stringify(data).matchAll(/\/o\/([^"?\s\\]+)/g);
  return [...addresses].map(([, encoded = '']) => decoded(encoded));
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    // Such an address shows nothing.
    if (error instanceof URIError) return encoded;
    throw error;
  }
}
