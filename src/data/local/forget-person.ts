import type { UserId } from '#domain/ids.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys } from './cursor-keys.ts';

/** Cursors of single things and persons say which of them somebody has looked at; those of whole lists say nothing. */
const LOOKED_AT = /^(product|missing|seller|profile|post|reviews|wrote):/;

/** Takes out of the public catalogue what is one person's: their hidden listings, and what was looked at here. */
export async function forgetPerson(db: CatalogueDatabase, uid: UserId): Promise<void> {
  await db.transaction('rw', [db.products, db.cursors, db.visits], async () => {
    await db.products
      .where('sellerId')
      .equals(uid)
      .filter(({ status }) => status === 'hidden')
      .delete();
    await db.cursors.delete(cursorKeys.ownProducts(uid));
    await db.cursors.filter(({ key }) => LOOKED_AT.test(key)).delete();
    await db.visits.clear();
  });
}
