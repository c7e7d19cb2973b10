import { heldFavorites, mergeServerFavorites, settledFavorites } from '#data/local/favorite-store.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { RemoteFavorite } from '#documents/person-items.ts';
import type { ProductId } from '#domain/ids.ts';
import { followList } from './follow-list.ts';
import type { PullContext } from './pull-context.ts';

const PAGE = PAGE_SIZES.favorites;

/** Keeps favorites of the signed-in person live; gives the way to stop. */
export function pullFavorites(context: PullContext): () => void {
  const { db, remote } = context;
  return followList<RemoteFavorite>(context, {
    list: 'favorites',
    timeOf: ({ createdAt }) => createdAt,
    watch: (since, observer) => remote.watchFavorites(db.uid, since, observer),
    apply: ({ rows, size }, isFromStart) =>
      mergeServerFavorites(db, rows, { isWhole: isFromStart && size < PAGE }),
    pageSize: PAGE,
    async readRest({ rows, lastId }) {
      const before = await heldFavorites(db);
      const all = [...rows];
      let after = lastId;
      while (after !== undefined) {
        const page = await remote.favoritesBehind(db.uid, after);
        all.push(...page.rows);
        after = page.size < PAGE ? undefined : page.lastId;
      }
      await mergeServerFavorites(db, all, { isWhole: true, before });
    },
    // What was taken back elsewhere is in no answer that begins at a place.
    async isComplete() {
      const held = await settledFavorites(db);
      if (held === null) return true;
      const counts = await Promise.all(
        countedTogether(held).map(([after, until]) => remote.countFavorites(db.uid, after, until)),
      );
      return sum(counts) === held.length;
    },
  });
}

/**
 * From where to where favorites are counted at once: the rules take no question that is about more than a
 * page, so each is about one less than that as this device has them, and hears of one more.
 */
function countedTogether(
  held: readonly ProductId[],
): readonly (readonly [ProductId | null, ProductId | null])[] {
  const ends = held.filter((_, n) => n % (PAGE - 1) === PAGE - 2);
  return [null, ...ends].map((after, n) => [after, ends[n] ?? null]);
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
