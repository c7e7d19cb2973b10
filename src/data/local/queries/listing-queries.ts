import { laidOver } from '#domain/changed-fields.ts';
import type { ProductId } from '#domain/ids.ts';
import type { ListingChange, ListingPicture } from '#domain/product/listing.ts';
import type { ListingDetails, ListingPart, Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { heldOf } from './held-queries.ts';
import { thumbIdOf } from '../listing-store.ts';
import { PRODUCT_LANES } from '../intent-names.ts';
import type { Held, OutboxRow, OutboxState } from '../outbox-row.ts';
import type { UserDatabase } from '../user-database.ts';

/** What a seller wrote that has not reached the server, or was refused by it. */
export interface WaitingListing {
  readonly rowId: string;
  readonly productId: ProductId;
  readonly isNew: boolean;
  readonly details: ListingDetails;
  readonly pictures: readonly ListingPicture[];
  /** Of an edit, as its row has it. */
  readonly changed?: readonly ListingPart[] | undefined;
  readonly state: OutboxState;
  /** The quota that it waits behind. */
  readonly held: Held | null;
  readonly createdAt: Millis;
}

export interface WaitingChange {
  readonly rowId: string;
  readonly productId: ProductId;
  readonly change: ListingChange;
  readonly state: OutboxState;
}

export interface WaitingListings {
  /** New listings, and edits of old ones. */
  readonly listings: readonly WaitingListing[];
  readonly changes: readonly WaitingChange[];
}

/** Everything about own listings that waits on this device, oldest first. */
export async function waitingListings(db: UserDatabase): Promise<WaitingListings> {
  const rows = await db.outbox.where('lane').startsWith(PRODUCT_LANES).sortBy('seq');
  return { listings: rows.flatMap(listingOf), changes: rows.flatMap(changeOf) };
}

/** The same as it will stand: an edit changes what it says, and leaves the listing as it is otherwise. */
export function overListing(waiting: WaitingListing, listing: Product | undefined): WaitingListing {
  const { details, pictures, changed } = waiting;
  if (!changed || !listing) return waiting;
  type Parts = ListingDetails & { readonly images: readonly ListingPicture[] };
  // Of some this device knows the first picture only.
  const standing: Parts = { ...listing, images: listing.hasOnlyCover ? pictures : storedPictures(listing) };
  const said: Parts = { ...details, images: pictures };
  const { images, ...laid } = laidOver<Parts, ListingPart>(standing, said, changed);
  return { ...waiting, details: laid, pictures: images };
}

export const storedPictures = ({ images }: Pick<Product, 'images'>): readonly ListingPicture[] =>
  images.map((image) => ({ kind: 'stored', image }));

/** The small edition of a picture that is only on this device. */
export async function listingThumb(db: UserDatabase, photoId: string): Promise<Blob | null> {
  return (await db.photos.get(thumbIdOf(photoId)))?.blob ?? null;
}

function listingOf(row: OutboxRow): readonly WaitingListing[] {
  const { id, intent, state, createdAt } = row;
  if (intent.kind !== 'product_publish' && intent.kind !== 'product_update') return [];
  const { productId, details, pictures, changed } = intent;
  const isNew = intent.kind === 'product_publish';
  return [{ rowId: id, productId, isNew, details, pictures, changed, state, held: heldOf(row), createdAt }];
}

function changeOf({ id, intent, state }: OutboxRow): readonly WaitingChange[] {
  if (intent.kind !== 'product_change') return [];
  return [{ rowId: id, productId: intent.productId, change: intent.change, state }];
}
