import { NO_POSITION } from '#data/local/cursor-store.ts';
import { putNewestReviews, putReviews } from '#data/local/review-store.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import type { UserId } from '#domain/ids.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import { ok, type Result } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
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

/** What a page of older reviews has brought. */
export interface OlderReviews {
  readonly reachedEnd: boolean;
  /** Where the page behind it begins. */
  readonly next: Millis;
}

/** One page of reviews behind `from`, and who wrote them. */
export async function loadOlderReviews(
  deps: CatalogueDeps,
  uid: UserId,
  from: Millis,
): Promise<Result<OlderReviews, ReadCode>> {
  const page = await pullWithRoom(deps, async (remote) => {
    const answer = await remote.reviewsOf(uid, from);
    if (answer.ok) await putReviews(deps.catalogue, answer.value.rows);
    return answer;
  });
  if (!page.ok) return page;
  const { rows, isFull } = page.value;
  const writers = [...new Set(rows.map(({ reviewerId }) => reviewerId))];
  await refreshProfiles(deps, writers, { isForced: false });
  const last = rows.at(-1);
  // A page full of one moment must not hold the walk there for good.
  return ok({
    reachedEnd: !isFull,
    next: last && last.createdAt < from ? last.createdAt : millis(from - 1),
  });
}
