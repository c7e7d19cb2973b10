import { parseProductId, type ProductId } from '#domain/ids.ts';
import type { UserDatabase } from './user-database.ts';

const VIEWS_META = 'views';
/**
 * More than anybody looks at before the first ones are gone; a look that is sent again is refused, no more.
 */
const MOST_VIEWS = 500;

/** Listings whose being looked at the server knows of, the latest last. */
export async function countedViews(db: UserDatabase): Promise<readonly ProductId[]> {
  const value = (await db.meta.get(VIEWS_META))?.value;
  return Array.isArray(value) ? value.map(parseProductId).filter((id) => id !== null) : [];
}

export const noteView = (db: UserDatabase, id: ProductId): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const views = (await countedViews(db)).filter((known) => known !== id);
    await db.meta.put({ key: VIEWS_META, value: [...views, id].slice(-MOST_VIEWS) });
  });
