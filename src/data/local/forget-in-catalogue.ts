import type { UserId } from '#domain/ids.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys } from './cursor-keys.ts';

/**
 * Cursors of single things, persons and questions say what somebody has looked at; those of whole lists say
 * nothing.
 */
const LOOKED_AT = /^(product|missing|listed|market|seller|profile|post|reviews|wrote):/;

/**
 * Takes out of the public catalogue what is one person's: their hidden listings, and what was looked at here.
 */
export async function forgetInCatalogue(db: CatalogueDatabase, uid: UserId): Promise<void> {
  await db.transaction('rw', [db.products, db.cursors, db.visits, db.sightings, db.answers], async () => {
    await db.products
      .where('sellerId')
      .equals(uid)
      .filter(({ status }) => status === 'hidden')
      .delete();
    await db.cursors.delete(cursorKeys.ownProducts(uid));
    await db.cursors.filter(({ key }) => LOOKED_AT.test(key)).delete();
    await db.visits.clear();
    await db.sightings.clear();
    // Their keys hold what was searched for.
    await db.answers.clear();
  });
}
