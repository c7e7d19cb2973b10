import { NO_POSITION } from '#data/local/cursor-store.ts';
import { putNewestReviews, putReviews } from '#data/local/review-store.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import type { UserId } from '#domain/ids.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import { ok, type Result } from '#domain/result.ts';
import type { PageEnd, PageStart } from '#domain/server/page.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { MAX_AGE_MS } from './freshness.ts';
import { refreshProfiles } from './refresh-profiles.ts';
import { pullWithRoom, refreshWhenStale, type RefreshOptions } from './refresh-when-stale.ts';

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
      const page = await remote.reviewsOf(uid, null);
      if (!page.ok) return page;
      for (const review of page.value.rows) people.add(review.reviewerId);
      await putNewestReviews(catalogue, uid, page.value);
      return ok(NO_POSITION);
    },
  );
  if (refreshed.ok) await refreshProfiles(deps, [...people], { isForced: false });
  return refreshed;
}

/**
 * One page of reviews from `from` on down, and who wrote them; gives where the next one begins, `null` where
 * there is none.
 */
export async function loadOlderReviews(
  deps: CatalogueDeps,
  uid: UserId,
  from: PageStart,
): Promise<Result<PageEnd | null, ReadCode>> {
  const page = await pullWithRoom(deps, async (remote) => {
    const answer = await remote.reviewsOf(uid, from);
    if (answer.ok) await putReviews(deps.catalogue, answer.value.rows);
    return answer;
  });
  if (!page.ok) return page;
  const { rows, end } = page.value;
  const writers = [...new Set(rows.map(({ reviewerId }) => reviewerId))];
  await refreshProfiles(deps, writers, { isForced: false });
  return ok(end);
}
