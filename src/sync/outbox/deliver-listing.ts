import { catalogue } from '#data/local/catalogue-database.ts';
import { sweepListingPhotos } from '#data/local/listing-store.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { IntentOf, OutboxRow, RowOf } from '#data/local/outbox-row.ts';
import { removeRow } from '#data/local/outbox-store.ts';
import { showListing } from '#data/local/product-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { ListingCommit } from '#data/remote/rest/listing-remote.ts';
import { LISTING_PARTS } from '#documents/product.ts';
import { claimHead } from './claim-head.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { holdBack } from './refuse-row.ts';
import { uploadListingPictures } from './upload-listing-pictures.ts';

type ListingKind = 'product_publish' | 'product_update';
type ListingIntent = IntentOf<ListingKind>;

/** Uploads a listing's pictures, those that are not there yet, and then writes the listing. */
export const deliverListing =
  (kind: ListingKind) =>
  async (context: DrainContext, head: OutboxRow): Promise<LaneProgress> => {
    const row = await claimHead(context, head, kind);
    return row ? deliver(context, row) : 'advanced';
  };

async function deliver(context: DrainContext, row: RowOf<ListingKind>): Promise<LaneProgress> {
  const { db, onOutcome } = context;
  const { intent } = row;
  const images = await uploadListingPictures(context, row, intent);
  if (images.kind !== 'ok') return holdBack(context, row, images);
  const { productId, details, changed = LISTING_PARTS } = intent;
  const listing = { productId, details, images: images.value, changed };
  const outcome = await write(context, row, intent, listing);
  if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
  onOutcome('success');
  await show(context, row, intent, listing);
  await db.transaction('rw', [db.outbox, db.drafts, db.photos], async () =>
    sweepListingPhotos(db, () => removeRow(db, row)),
  );
  return 'advanced';
}

/**
 * A new listing that is refused may be there already, from an attempt whose answer was lost: then it takes
 * what is said now. Where that is refused too, the first refusal was meant.
 */
async function write(
  { remote, signal }: DrainContext,
  row: OutboxRow,
  intent: ListingIntent,
  listing: ListingCommit,
): Promise<RemoteOutcome<null>> {
  if (intent.kind === 'product_update') return remote.updateListing(row.uid, listing, signal);
  const created = await remote.createListing(row.uid, listing, signal);
  const mayBeThere = created.kind === 'refused' || (created.kind === 'held' && row.attempts > 1);
  if (!mayBeThere) return created;
  const updated = await remote.updateListing(row.uid, listing, signal);
  return updated.kind === 'refused' ? created : updated;
}

/** The catalogue on this device shows it without waiting for the next refresh. */
async function show(
  { environment }: DrainContext,
  row: OutboxRow,
  intent: ListingIntent,
  listing: ListingCommit,
): Promise<void> {
  const now = environment.now();
  await noteOwnWrite(catalogue, { kind: 'product', id: listing.productId }, now);
  const isNew = intent.kind === 'product_publish';
  await showListing(catalogue, { ...listing, seller: row.uid, isNew }, now);
}
