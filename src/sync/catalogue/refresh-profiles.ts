import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { putProfiles } from '#data/local/profile-store.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { heldKeys, rowsAt } from '#data/local/held-rows.ts';
import type { UserId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { pullWithRoom, type RefreshOptions } from './refresh-when-stale.ts';

/** Whom something under way asks for: two parts of a screen that want the same person ask once. */
const underWay = new WeakMap<CatalogueDatabase, Map<UserId, Promise<Refreshed>>>();

/** The public profiles of some people; only those are asked for that were not lately. */
export async function refreshProfiles(
  deps: CatalogueDeps,
  uids: readonly UserId[],
  options: RefreshOptions,
): Promise<Refreshed> {
  const asked = [...new Set(uids)];
  const running = underWay.get(deps.catalogue) ?? new Map<UserId, Promise<Refreshed>>();
  underWay.set(deps.catalogue, running);
  const before = asked.flatMap((uid) => running.get(uid) ?? []);
  const refreshing = Promise.allSettled(before).then(() => refreshStale(deps, asked, options));
  for (const uid of asked) running.set(uid, refreshing);
  try {
    return await refreshing;
  } finally {
    for (const uid of asked) if (running.get(uid) === refreshing) running.delete(uid);
  }
}

async function refreshStale(
  deps: CatalogueDeps,
  asked: UserId[],
  { isForced }: RefreshOptions,
): Promise<Refreshed> {
  const { catalogue, environment } = deps;
  const { known, cursors } = await whoIsKnown(catalogue, asked);
  const now = environment.now();
  const stale = asked.filter((uid) => {
    const cursor = cursors.get(cursorKeys.profile(uid));
    const maxAgeMs = known.has(uid) ? MAX_AGE_MS.profiles : MAX_AGE_MS.absentProfiles;
    return isForced || !cursor || !isFresh(cursor, now, maxAgeMs);
  });
  if (stale.length === 0) return ok(null);
  const pulled = await pullWithRoom(deps, async (remote) => {
    const profiles = await remote.profiles(stale);
    if (!profiles.ok) return profiles;
    await putProfiles(catalogue, stale, profiles.value, now, environment.now());
    return ok(null);
  });
  return pulled.ok ? ok(null) : pulled;
}

/** Who of them is on this device, and when each was asked for, by the keys of their cursors. */
const whoIsKnown = (catalogue: CatalogueDatabase, asked: readonly UserId[]) =>
  catalogue.transaction('r', [catalogue.profiles, catalogue.cursors], async () => {
    const [known, cursors] = await Promise.all([
      heldKeys(catalogue.profiles, asked),
      rowsAt(catalogue.cursors, asked.map(cursorKeys.profile), ({ key }) => key),
    ]);
    return { known, cursors: new Map(cursors.map((cursor) => [cursor.key, cursor])) };
  });
