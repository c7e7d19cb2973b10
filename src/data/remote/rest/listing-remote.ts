import * as v from 'valibot';
import { listingEdit, listingEditMask, newListing, productDocument } from '#documents/product.ts';
import { parseReview, reviewDocument } from '#documents/review.ts';
import type { OrderId, ProductId, UserId } from '#domain/ids.ts';
import type { Review, WrittenReview } from '#domain/order/review.ts';
import type { ListingChange } from '#domain/product/listing.ts';
import type { ListingDetails, ListingPart, ProductImage } from '#domain/product/product.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import type { CountedCommit } from './counted-commit.ts';
import type { DocumentTransport } from './document-transport.ts';
import { oneWriteBy, writeChange, writeNew } from './document-writes.ts';
import { decodeFields, encodeFields, serverTime } from './firestore-values.ts';
import { always, type SendWish } from './last-wish.ts';
import { isThere, orAbsent, parsed, UNINTELLIGIBLE } from './parsed.ts';

/** A listing whose pictures are all in Storage. */
export interface ListingCommit {
  readonly productId: ProductId;
  readonly details: ListingDetails;
  readonly images: readonly ProductImage[];
  /** What is written over one that is there already. */
  readonly changed: readonly ListingPart[];
}

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
  createReview(uid: UserId, review: WrittenReview, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** One's own review of a deal; `null` where there is none. */
  findReview(uid: UserId, orderId: OrderId, signal: AbortSignal): Promise<RemoteOutcome<Review | null>>;
}

export interface ListingTransport extends Pick<DocumentTransport, 'root' | 'read'> {
  readonly commit: CountedCommit;
  readonly wish: SendWish;
}

const StoredDocument = v.object({ fields: v.unknown() });

export function createListingRemote({ root, commit, read, wish }: ListingTransport): ListingRemote {
  const nameOf = (productId: ProductId) => `${root}/products/${productId}`;
  const write = oneWriteBy(commit);
  return {
    createListing: (uid, listing, signal) =>
      write(
        uid,
        writeNew(
          productDocument,
          nameOf(listing.productId),
          newListing(uid, listing.details, listing.images),
        ),
        signal,
        { kind: 'listings', of: listing.productId, added: 1 },
      ),

    updateListing: (uid, listing, signal) =>
      wish(
        uid,
        `product_${listing.productId}`,
        always(
          writeChange(
            productDocument,
            nameOf(listing.productId),
            listingEdit(listing.details, listing.images, listing.changed),
            listingEditMask(listing.changed),
          ),
        ),
        signal,
      ),

    changeListing: (uid, productId, change, signal) =>
      wish(uid, `product_${productId}`, always(changeBody(nameOf(productId), change)), signal),

    createReview: (uid, review, signal) =>
      write(
        uid,
        writeNew(reviewDocument, `${root}/reviews/${review.orderId}_${uid}`, reviewDocument.encode(review)),
        signal,
      ),

    listingExists: async (uid, productId, signal) =>
      isThere(await read(uid, `/products/${productId}`, signal, ['status'])),

    async findReview(uid, orderId, signal) {
      const id = `${orderId}_${uid}`;
      const document = orAbsent(parsed(await read(uid, `/reviews/${id}`, signal), StoredDocument), null);
      if (document.kind !== 'ok' || document.value === null) return document;
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
    update: { name, fields: isBump ? {} : encodeFields(productDocument.encode({ status: change.status })) },
    updateMask: { fieldPaths: isBump ? [] : ['status'] },
    updateTransforms: (isBump ? ['updatedAt', 'bumpedAt'] : ['updatedAt']).map(serverTime),
    currentDocument: { exists: true },
  };
}
