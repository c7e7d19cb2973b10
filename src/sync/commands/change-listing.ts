import { sweepListingPhotos } from '#data/local/listing-store.ts';
import { appendDeletion } from '#data/local/outbox-deletion.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ProductId } from '#domain/ids.ts';
import type { ListingChange } from '#domain/product/listing.ts';
import type { Environment } from '../environment.ts';

/**
 * Queues hiding, showing, bumping or deleting an own listing; of two of a kind the later one counts, and a
 * deletion takes the place of all that waits.
 */
export async function changeListing(
  db: UserDatabase,
  productId: ProductId,
  change: ListingChange,
  environment: Environment,
): Promise<void> {
  const now = environment.now();
  await db.transaction('rw', [db.drafts, db.outbox, db.photos], async () => {
    if (change.kind === 'delete') {
      await sweepListingPhotos(db, () =>
        appendDeletion(db, { kind: 'product_change', productId, change }, now),
      );
    } else {
      await appendIntent(db, { kind: 'product_change', productId, change }, now);
    }
  });
}
