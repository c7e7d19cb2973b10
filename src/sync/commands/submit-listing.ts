import { forgetChosenPhotos } from '#data/local/chosen-photos.ts';
import { sweepListingPhotos } from '#data/local/listing-store.ts';
import { publishRowId } from '#data/local/intent-names.ts';
import { takeBackOrDelete } from '#data/local/outbox-deletion.ts';
import { appendIntent, findOutboxRow, retryRow } from '#data/local/outbox-store.ts';
import { dropTabDraft } from '#data/local/tab-drafts.ts';
import { forgetTyped } from '#data/local/typing-journal.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { parseProductId, type ProductId } from '#domain/ids.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import type { ListingDetails } from '#domain/product/product.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { listingPlaceOf, type ListingBox } from './keep-listing-draft.ts';

export interface Submission extends ListingBox {
  readonly details: ListingDetails;
  readonly pictures: readonly ListingPicture[];
}

/**
 * Queues a listing, new or edited, and forgets this tab's draft, in one transaction; the latest word on a
 * listing wins. `wish` is the id of a new one: however often it is submitted, it is one listing.
 */
export async function submitListing(
  db: UserDatabase,
  { edited, tab, details, pictures }: Submission,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<ProductId, 'disk'>> {
  const productId = edited ?? parseProductId(wish);
  if (productId === null) throw new Error('a new id must be a document id');
  const stored = await storeOwn(db, environment, 'listing', () =>
    db.transaction('rw', [db.drafts, db.outbox, db.photos], async () => {
      const unpublished = await findOutboxRow(db, publishRowId(productId));
      const isNew = edited === null || unpublished !== undefined;
      const kind = isNew ? 'product_publish' : 'product_update';
      await sweepListingPhotos(db, async () => {
        await appendIntent(db, { kind, productId, details, pictures }, environment.now());
        // What did not become part of this one is not for the next.
        await forgetChosenPhotos(db, listingPlaceOf({ edited, tab }));
        await dropTabDraft(db, listingPlaceOf({ edited, tab }));
      });
    }),
  );
  if (!stored.ok) return stored;
  forgetTyped(db, listingPlaceOf({ edited, tab }));
  return ok(productId);
}

/** Puts a refused listing or change back in line. */
export const retryListingRow = (db: UserDatabase, rowId: string): Promise<boolean> =>
  db.transaction('rw', db.outbox, () => retryRow(db, rowId));

/**
 * Takes back a listing, an edit or a change that waits or was refused; a listing that may have arrived is
 * deleted. `false` where nobody can say who has it.
 */
export const withdrawListingRow = (
  db: UserDatabase,
  rowId: string,
  environment: Environment,
): Promise<boolean> =>
  db.transaction('rw', [db.drafts, db.outbox, db.photos], async () =>
    sweepListingPhotos(db, () => takeBackOrDelete(db, rowId, environment.now())),
  );
