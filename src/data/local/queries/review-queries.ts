import Dexie from 'dexie';
import type { UserId } from '#domain/ids.ts';
import type { Review } from '#domain/order/review.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/** What others say about a person, newest first. */
export const reviewsOf = (db: CatalogueDatabase, revieweeId: UserId): Promise<readonly Review[]> =>
  db.reviews
    .where('[revieweeId+createdAt]')
    .between([revieweeId, Dexie.minKey], [revieweeId, Dexie.maxKey])
    .reverse()
    .toArray();
