import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { parseProduct } from '#documents/product.ts';
import { ANY_PRICE, parseSavedSearch, savedSearchDocument } from '#documents/saved-search.ts';
import { parseUserId } from '#domain/ids.ts';
import { doesFind, questionAtAddress } from '#domain/market/saved-search.ts';
import { anchorKeysOf } from '#domain/market/search-anchors.ts';
import type { Product } from '#domain/product/product.ts';
import { searchKeyOf, type SearchKey } from '#domain/search/search-key.ts';
import { labelsOf } from '../market/labels-of.ts';
import { fieldName, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { placeOf, type Place } from '../runtime/place-of.ts';
import { tellOfFind } from './tell-of-find.ts';

const PAGE = 300;
const AT_ONCE = 25;
/** Firestore looks at no more alternatives in one question. */
const KEYS_AT_ONCE = 30;
const SEARCH = /^savedSearches\/([^/]+)\/searches\/([^/]+)$/;

/** What a run has asked for: documents that answers held, and questions, of which an empty one costs as much. */
export interface Looked {
  readonly questions: number;
  readonly searches: number;
}

/**
 * Tells who waits for the listing of a piece of news. Only searches that wait under one of its names and for its
 * price are read, page by page; the place is noted in the news after each full page, so that a run which was cut
 * short goes on from there, and who was told already is not told again.
 */
export async function tellSearches(reference: DocumentReference): Promise<Looked> {
  let [questions, searches] = [0, 0];
  const news = newsIn(await reference.get());
  if (news === null || news.isTold) return { questions, searches };
  const listing = await standingListing(news.productId);
  if (listing === null) {
    await reference.update({ isTold: true });
    return { questions, searches };
  }
  const { product, keys } = listing;
  // Whoever fitted the former price was told of it; a price that rose again is looked at as it is.
  const [lowest, highest] = [Math.max(product.price, news.price), (news.before ?? ANY_PRICE + 1) - 1];
  const names = news.before === null || lowest <= highest ? keys.filter((key) => key >= news.from) : [];
  for (let start = 0; start < names.length; start += KEYS_AT_ONCE) {
    const chunk = names.slice(start, start + KEYS_AT_ONCE);
    const waiting = firestore()
      .collectionGroup('searches')
      .where(fieldName(savedSearchDocument, 'anchors'), 'array-contains-any', chunk)
      .where(fieldName(savedSearchDocument, 'priceMax'), '>=', news.before === null ? product.price : lowest)
      .where(fieldName(savedSearchDocument, 'priceMax'), '<=', highest)
      .orderBy(fieldName(savedSearchDocument, 'priceMax'))
      .orderBy(FieldPath.documentId())
      .limit(PAGE);
    let behind = start === 0 ? news.behind : null;
    for (;;) {
      const { docs } = await (behind === null ? waiting : waiting.startAfter(...behind)).get();
      questions += 1;
      searches += docs.length;
      for (let at = 0; at < docs.length; at += AT_ONCE) {
        await Promise.all(docs.slice(at, at + AT_ONCE).map((search) => tellOne(search, listing, news.at)));
      }
      const last = docs.at(-1);
      if (!last || docs.length < PAGE) break;
      behind = [Number(storedField(savedSearchDocument, last, 'priceMax')), last.ref.path];
      await reference.update({ from: chunk[0], behind });
    }
  }
  await reference.update({ isTold: true });
  return { questions, searches };
}

interface Listing {
  readonly product: Product;
  readonly key: SearchKey;
  readonly keys: readonly string[];
}

/** As it is now: what was hidden, sold or taken down meanwhile is told to nobody. */
async function standingListing(productId: string): Promise<Listing | null> {
  const document = await firestore().doc(`products/${productId}`).get();
  const product = parseProduct(document.id, document.data());
  if (product?.status !== 'selling') return null;
  const labels = labelsOf(product);
  return { product, key: searchKeyOf(product, labels), keys: anchorKeysOf(product, labels) };
}

async function tellOne(
  document: QueryDocumentSnapshot,
  { product, key }: Listing,
  at: Timestamp,
): Promise<void> {
  const owner = parseUserId(SEARCH.exec(document.ref.path)?.[1]);
  const search = parseSavedSearch(document.data());
  const madeAt = storedField(savedSearchDocument, document, 'createdAt');
  if (owner === null || owner === product.sellerId || search === null || search.isPaused) return;
  // Who kept it later has seen the listing already.
  if (!(madeAt instanceof Timestamp) || madeAt >= at) return;
  const question = questionAtAddress(search.address);
  if (doesFind(question, product, key)) await tellOfFind(document.ref, owner, question, product);
}

interface News {
  readonly productId: string;
  readonly price: number;
  /** `null` for a new listing. */
  readonly before: number | null;
  readonly at: Timestamp;
  readonly isTold: boolean;
  /** Behind which name, and which search of it, a run was cut short. */
  readonly from: string;
  readonly behind: Place | null;
}

function newsIn(document: DocumentSnapshot): News | null {
  const [productId, price, before, at, from, behind]: readonly unknown[] = [
    'productId',
    'price',
    'before',
    'at',
    'from',
    'behind',
  ].map((field) => document.get(field));
  if (typeof productId !== 'string' || typeof price !== 'number' || !(at instanceof Timestamp)) return null;
  return {
    productId,
    price,
    before: typeof before === 'number' ? before : null,
    at,
    isTold: document.get('isTold') === true,
    from: typeof from === 'string' ? from : '',
    behind: placeOf(behind),
  };
}
