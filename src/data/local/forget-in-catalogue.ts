import type { UserId } from '#domain/ids.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys } from './cursor-keys.ts';

/**
 * Cursors of single things, persons and questions say what somebody has looked at; those of whole lists say
 * nothing.
 */
const LOOKED_AT = /^(product|missing|listed|market|seller|profile|post|reviews|wrote):/;

/**
 * Takes out of the public catalogue what is one person's: their hidden listings, and what was looked at here. With
 * somebody else `here` since, nothing says by whom, and without network they would find nothing again.
 */
export async function forgetInCatalogue(
  db: CatalogueDatabase,
  uid: UserId,
  here: 'nobody_else' | 'somebody_else' = 'nobody_else',
): Promise<void> {
  await db.transaction('rw', [db.products, db.cursors, db.visits, db.sightings, db.answers], async () => {
    await db.products
      .where('sellerId')
      .equals(uid)
      .filter(({ status }) => status === 'hidden')
      .delete();
    await db.cursors.delete(cursorKeys.ownProducts(uid));
    if (here === 'somebody_else') return;
    await db.cursors.filter(({ key }) => LOOKED_AT.test(key)).delete();
    await db.visits.clear();
    await db.sightings.clear();
    // Their keys hold what was searched for.
    await db.answers.clear();
  });
}
