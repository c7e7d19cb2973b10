import * as v from 'valibot';
import type { OrderId, ProductId, UserId } from '#domain/ids.ts';
import type { ListingChange, ListingDetails } from '#domain/product/listing.ts';
import type { ProductImage } from '#domain/product/product.ts';
import type { Review } from '#domain/order/review.ts';
import { toGrams } from '#domain/units.ts';
import { parseReview } from '../codec/review-codec.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import type { DocumentTransport } from './document-transport.ts';
import { decodeFields, encodeFields, type PlainValue } from './firestore-values.ts';
import { always, type SendWish } from './last-wish.ts';
import { parsed, UNINTELLIGIBLE } from './parsed.ts';

/** A listing whose pictures are all in Storage. */
export interface ListingCommit {
  readonly productId: ProductId;
  readonly details: ListingDetails;
  readonly images: readonly ProductImage[];
}

export type ReviewCommit = Omit<Review, 'id' | 'createdAt'>;

/** How a seller's listings and a member's reviews reach the server. */
export interface ListingRemote {
  /** Refused where the listing is there already. */
  createListing(uid: UserId, listing: ListingCommit, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** Refused where it is not there, or somebody else's. */
  updateListing(uid: UserId, listing: ListingCommit, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  changeListing(
    uid: UserId,
    productId: ProductId,
    change: ListingChange,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<null>>;
  /** Whether a listing of `uid`'s own is still there. */
  listingExists(uid: UserId, productId: ProductId, signal: AbortSignal): Promise<RemoteOutcome<boolean>>;
  createReview(uid: UserId, review: ReviewCommit, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** One's own review of a deal; `null` where there is none. */
  findReview(uid: UserId, orderId: OrderId, signal: AbortSignal): Promise<RemoteOutcome<Review | null>>;
}

export interface ListingTransport extends Pick<DocumentTransport, 'root' | 'commit' | 'read'> {
  readonly wish: SendWish;
}

const StoredDocument = v.object({ fields: v.unknown() });

/** Every field that a seller writes: one that is left out of an update is taken away. */
const WRITTEN = [
  'title',
  'description',
  'category',
  'purity',
  'fineness',
  'weightG',
  'hasStones',
  'stoneWeightG',
  'maker',
  'hasCertificate',
  'hasReceipt',
  'price',
  'negotiable',
  'tradeMethods',
  'region',
  'images',
];

export function createListingRemote({ root, commit, read, wish }: ListingTransport): ListingRemote {
  const nameOf = (productId: ProductId) => `${root}/products/${productId}`;
  const write = async (uid: UserId, body: unknown, signal: AbortSignal): Promise<RemoteOutcome<null>> => {
    const outcome = await commit(uid, { writes: [body] }, signal);
    return outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;
  };
  const exists = async (uid: UserId, path: string, signal: AbortSignal): Promise<RemoteOutcome<boolean>> => {
    const outcome = await read(uid, path, signal);
    if (outcome.kind === 'refused' && outcome.code === 'missing') return { kind: 'ok', value: false };
    return outcome.kind === 'ok' ? { kind: 'ok', value: true } : outcome;
  };

  return {
    createListing: (uid, listing, signal) =>
      write(
        uid,
        {
          update: {
            name: nameOf(listing.productId),
            fields: encodeFields({
              ...fieldsOf(listing),
              sellerId: uid,
              status: 'selling',
              favoriteCount: 0,
              chatCount: 0,
              viewCount: 0,
              priceHistory: [],
            }),
          },
          updateTransforms: ['createdAt', 'updatedAt', 'bumpedAt'].map(serverTime),
          currentDocument: { exists: false },
        },
        signal,
      ),

    updateListing: (uid, listing, signal) =>
      wish(
        uid,
        `product_${listing.productId}`,
        always({
          update: { name: nameOf(listing.productId), fields: encodeFields(fieldsOf(listing)) },
          updateMask: { fieldPaths: WRITTEN },
          updateTransforms: [serverTime('updatedAt')],
          currentDocument: { exists: true },
        }),
        signal,
      ),

    changeListing: (uid, productId, change, signal) =>
      wish(uid, `product_${productId}`, always(changeBody(nameOf(productId), change)), signal),

    createReview: (uid, review, signal) =>
      write(
        uid,
        {
          update: {
            name: `${root}/reviews/${review.orderId}_${uid}`,
            fields: encodeFields({ ...review }),
          },
          updateTransforms: [serverTime('createdAt')],
          currentDocument: { exists: false },
        },
        signal,
      ),

    listingExists: (uid, productId, signal) =>
      exists(uid, `/products/${productId}?mask.fieldPaths=status`, signal),

    async findReview(uid, orderId, signal) {
      const id = `${orderId}_${uid}`;
      const document = parsed(await read(uid, `/reviews/${id}`, signal), StoredDocument);
      if (document.kind === 'refused' && document.code === 'missing') return { kind: 'ok', value: null };
      if (document.kind !== 'ok') return document;
      const review = parseReview(id, decodeFields(document.value.fields));
      // The rules take none that we could not read: what answered so is not our server.
      return review ? { kind: 'ok', value: review } : UNINTELLIGIBLE;
    },
  };
}

function changeBody(name: string, change: ListingChange): unknown {
  if (change.kind === 'delete') return { delete: name };
  const isBump = change.kind === 'bump';
  return {
    update: { name, fields: isBump ? {} : encodeFields({ status: change.status }) },
    updateMask: { fieldPaths: isBump ? [] : ['status'] },
    updateTransforms: (isBump ? ['updatedAt', 'bumpedAt'] : ['updatedAt']).map(serverTime),
    currentDocument: { exists: true },
  };
}

function fieldsOf({ details, images }: ListingCommit): Record<string, PlainValue> {
  const { weight, stoneWeight, region, ...rest } = details;
  return {
    ...rest,
    weightG: toGrams(weight),
    ...(stoneWeight === undefined ? {} : { stoneWeightG: toGrams(stoneWeight) }),
    region: { sido: region.sido, sigungu: region.sigungu },
    images: images.map(({ url, thumbUrl, w, h }) => ({ url, thumbUrl, w, h })),
  };
}

const serverTime = (field: string) => ({ fieldPath: field, setToServerValue: 'REQUEST_TIME' });
