import { putProfiles } from '#data/local/profile-store.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import type { UserId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { pullWithRoom, type RefreshOptions } from './refresh-when-stale.ts';

/** The public profiles of some people; only those are asked for that were not lately. */
export async function refreshProfiles(
  deps: CatalogueDeps,
  uids: readonly UserId[],
  { isForced }: RefreshOptions,
): Promise<Refreshed> {
  const { catalogue, environment } = deps;
  const asked = [...new Set(uids)];
  const [cursors, known] = await Promise.all([
    catalogue.cursors.bulkGet(asked.map(cursorKeys.profile)),
    catalogue.profiles.bulkGet(asked),
  ]);
  const now = environment.now();
  const stale = asked.filter((_, i) => {
    const cursor = cursors[i];
    const maxAgeMs = known[i] ? MAX_AGE_MS.profiles : MAX_AGE_MS.absentProfiles;
    return isForced || !cursor || !isFresh(cursor, now, maxAgeMs);
  });
  if (stale.length === 0) return ok(null);
  const pulled = await pullWithRoom(deps, async (remote) => {
    const profiles = await remote.profiles(stale);
    if (!profiles.ok) return profiles;
    await putProfiles(catalogue, stale, profiles.value, environment.now());
    return ok(null);
  });
  return pulled.ok ? ok(null) : pulled;
}
