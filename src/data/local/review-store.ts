import type { UserId } from '#domain/ids.ts';
import type { Review } from '#domain/order/review.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';

/** Takes the newest reviews of a person; what is missing is gone where they are all. */
export const putNewestReviews = (
  catalogue: CatalogueDatabase,
  uid: UserId,
  { rows, isFull }: { readonly rows: readonly Review[]; readonly isFull: boolean },
): Promise<void> =>
  catalogue.transaction('rw', catalogue.reviews, async () => {
    const ofPerson = catalogue.reviews
      .where('[revieweeId+createdAt]')
      .between([uid, -Infinity], [uid, Infinity], true, true);
    if (!isFull) await ofPerson.delete();
    await putReviews(catalogue, rows);
  });

export async function putReviews(catalogue: CatalogueDatabase, reviews: readonly Review[]): Promise<void> {
  await catalogue.reviews.bulkPut([...reviews]);
}
