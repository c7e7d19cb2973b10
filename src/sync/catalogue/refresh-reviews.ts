import { cursorKeys } from '#data/local/cursor-keys.ts';
import type { UserId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { MAX_AGE_MS } from './freshness.ts';
import { refreshProfiles } from './refresh-profiles.ts';
import { NO_POSITION, refreshWhenStale, type RefreshOptions } from './refresh-when-stale.ts';

/** What others say about a person, the person, and who says it. */
export async function refreshReviews(
  deps: CatalogueDeps,
  uid: UserId,
  options: RefreshOptions,
): Promise<Refreshed> {
  const { catalogue } = deps;
  const people = new Set([uid]);
  const refreshed = await refreshWhenStale(
    deps,
    cursorKeys.reviews(uid),
    MAX_AGE_MS.lists,
    options,
    async (remote) => {
      const page = await remote.reviewsOf(uid);
      if (!page.ok) return page;
      const { rows, isFull } = page.value;
      for (const review of rows) people.add(review.reviewerId);
      await catalogue.transaction('rw', catalogue.reviews, async () => {
        const ofPerson = catalogue.reviews
          .where('[revieweeId+createdAt]')
          .between([uid, -Infinity], [uid, Infinity], true, true);
        if (!isFull) await ofPerson.delete();
        await catalogue.reviews.bulkPut([...rows]);
      });
      return ok(NO_POSITION);
    },
  );
  if (refreshed.ok) await refreshProfiles(deps, [...people], { isForced: false });
  return refreshed;
}
