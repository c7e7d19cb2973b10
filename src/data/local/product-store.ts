import type { ProductId, UserId } from '#domain/ids.ts';
import { editedListing, publishedListing, type ListingChange } from '#domain/product/listing.ts';
import type { ListingDetails, ListingPart, Product, ProductImage } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys } from './cursor-keys.ts';
import { noteSynced } from './cursor-store.ts';
import { ownWritesSince } from './own-writes.ts';
import { putChanged } from './put-changed.ts';

/**
 * Writes down listings as their cards tell of them, and when they were seen. What was written here after the
 * cards were asked for stays as it is.
 */
export async function putSeen(
  catalogue: CatalogueDatabase,
  cards: readonly Product[],
  askedAt: Millis,
  at: Millis,
): Promise<void> {
  const tables = [catalogue.products, catalogue.sightings, catalogue.cursors];
  await catalogue.transaction('rw', tables, async () => {
    const written = await ownWritesSince(catalogue, 'product', askedAt);
    const rows = cards.filter(({ id }) => !written.has(id));
    const held = await catalogue.products.bulkGet(rows.map(({ id }) => id));
    const merged = rows.map((row, index) => withWhatIsKnown(row, held[index]));
    await putChanged(catalogue.products, merged, held);
    // Whoever opens it is not content with what was read of it lately.
    const parted = merged.filter((row, at) => row.hasOnlyCover && held[at] && !held[at].hasOnlyCover);
    if (parted.length > 0) await catalogue.cursors.bulkDelete(parted.map(({ id }) => cursorKeys.product(id)));
    await catalogue.sightings.bulkPut(cards.map(({ id }) => ({ id, at })));
  });
}

/**
 * Writes down listings as their own documents tell of them, which count nothing: that is their cards' to
 * tell.
 */
export async function putUncounted(catalogue: CatalogueDatabase, rows: readonly Product[]): Promise<void> {
  await catalogue.transaction('rw', catalogue.products, async () => {
    const held = await catalogue.products.bulkGet(rows.map(({ id }) => id));
    const merged = rows.map((row, index) => ({ ...row, ...countersOf(held[index] ?? row) }));
    await putChanged(catalogue.products, merged, held);
  });
}

/**
 * The same of one that was asked for by itself, together with as of when it is: whatever ends the page before
 * the rest of it has come, it can say its age.
 */
export async function putOpened(catalogue: CatalogueDatabase, row: Product, at: Millis): Promise<void> {
  await catalogue.transaction('rw', [catalogue.products, catalogue.cursors], async () => {
    await putUncounted(catalogue, [row]);
    await noteSynced(catalogue, [cursorKeys.product(row.id)], at);
  });
}

/** Takes what a card counts over to the listing that this device has. */
export async function putCounters(catalogue: CatalogueDatabase, card: Product): Promise<void> {
  await catalogue.products.update(card.id, countersOf(card));
}

/** Shows a listing that the server has taken without waiting for the next refresh. */
export async function showListing(
  catalogue: CatalogueDatabase,
  listing: {
    readonly productId: ProductId;
    readonly seller: UserId;
    readonly details: ListingDetails;
    readonly images: readonly ProductImage[];
    readonly changed: readonly ListingPart[];
    readonly isNew: boolean;
  },
  now: Millis,
): Promise<void> {
  const { productId, seller, details, images, changed, isNew } = listing;
  await catalogue.transaction('rw', catalogue.products, async () => {
    const known = await catalogue.products.get(productId);
    if (known) await catalogue.products.put(editedListing(known, { ...details, images }, changed, now));
    else if (isNew) await catalogue.products.put(publishedListing(productId, seller, details, images, now));
  });
}

/** Shows a change that the server has taken. */
export async function showListingChange(
  catalogue: CatalogueDatabase,
  id: ProductId,
  change: ListingChange,
  now: Millis,
): Promise<void> {
  if (change.kind === 'delete') await catalogue.products.delete(id);
  else if (change.kind === 'bump') await catalogue.products.update(id, { bumpedAt: now });
  else await catalogue.products.update(id, { status: change.status });
}

/** What is removed counts as never asked for: it may only have been given up for room. */
export async function removeListings(catalogue: CatalogueDatabase, ids: readonly ProductId[]): Promise<void> {
  if (ids.length === 0) return;
  await catalogue.transaction(
    'rw',
    [catalogue.products, catalogue.sightings, catalogue.cursors],
    async () => {
      await catalogue.products.bulkDelete([...ids]);
      await catalogue.sightings.bulkDelete([...ids]);
      await catalogue.cursors.bulkDelete(
        ids.flatMap((id) => [cursorKeys.product(id), cursorKeys.listed(id)]),
      );
    },
  );
}

const countersOf = ({
  favoriteCount,
  chatCount,
  viewCount,
}: Product): Pick<Product, 'favoriteCount' | 'chatCount' | 'viewCount'> => ({
  favoriteCount,
  chatCount,
  viewCount,
});

/**
 * A card knows the first picture and of no deal; a listing that was opened here, all of it, for as long as its
 * card tells of the same.
 */
function withWhatIsKnown(card: Product, held: Product | undefined): Product {
  if (held === undefined || held.images[0]?.url !== card.images[0]?.url) {
    return { ...card, hasOnlyCover: true };
  }
  const { images, hasOnlyCover, isWithheld, isDealt } = held;
  return {
    ...card,
    images,
    ...(hasOnlyCover && { hasOnlyCover }),
    ...(held.status === card.status && { ...(isWithheld && { isWithheld }), ...(isDealt && { isDealt }) }),
  };
}
