import { appendIntent } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ProductId } from '#domain/ids.ts';
import type { ListingChange } from '#domain/product/listing.ts';
import type { Environment } from '../environment.ts';

/** Queues hiding, showing, bumping or deleting an own listing; of two of a kind the later one counts. */
export async function changeListing(
  db: UserDatabase,
  productId: ProductId,
  change: ListingChange,
  environment: Environment,
): Promise<void> {
  await db.transaction('rw', db.outbox, () =>
    appendIntent(db, { kind: 'product_change', productId, change }, environment.now()),
  );
}
