import type { Cursor } from '#data/local/catalogue-database.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import type { ReadCode } from '#data/remote/read-attempt.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { evictCatalogue } from './evict-catalogue.ts';
import { isFresh } from './freshness.ts';

/** The person who drags a list down has asked: then age does not count. */
export interface RefreshOptions {
  readonly isForced: boolean;
}

/** Writes the answer down and gives the new value of the cursor. */
export type Pull = (remote: CatalogueRemote, cursor: Cursor | null) => Promise<Result<Millis, ReadCode>>;

/** Pulls one part of the catalogue unless that was done lately; what is on the device stays shown meanwhile. */
export async function refreshWhenStale(
  deps: CatalogueDeps,
  key: string,
  maxAgeMs: number,
  { isForced }: RefreshOptions,
  pull: Pull,
): Promise<Refreshed> {
  const { catalogue, environment } = deps;
  const cursor = (await catalogue.cursors.get(key)) ?? null;
  if (!isForced && cursor && isFresh(cursor, environment.now(), maxAgeMs)) return ok(null);
  const pulled = await pullWithRoom(deps, (remote) => pull(remote, cursor));
  if (!pulled.ok) return pulled;
  await catalogue.cursors.put({ key, value: pulled.value, syncedAt: environment.now() });
  return ok(null);
}

/** For parts that are read whole, whose cursor only tells when. */
export const NO_POSITION = millis(0);

/** One pull whose outcome is reported; where the disk is full, what nobody has looked at makes room, once. */
export async function pullWithRoom<T>(
  deps: CatalogueDeps,
  pull: (remote: CatalogueRemote) => Promise<Result<T, ReadCode>>,
): Promise<Result<T, ReadCode>> {
  const remote = await loadRemote(deps);
  if (!remote) return reported(deps, err('offline'));
  try {
    return reported(deps, await pull(remote));
  } catch (error) {
    if (!isFull(error)) throw error;
    await evictCatalogue(deps);
    return reported(deps, await pull(remote));
  }
}

/** The part of the app that talks to the server is a chunk of its own, which may not have been fetched yet. */
async function loadRemote(deps: CatalogueDeps): Promise<CatalogueRemote | null> {
  try {
    return await deps.remote();
  } catch (error) {
    console.warn('the catalogue could not be reached', error);
    return null;
  }
}

function reported<T>(deps: CatalogueDeps, outcome: Result<T, ReadCode>): Result<T, ReadCode> {
  deps.report(!outcome.ok && outcome.code === 'offline' ? 'failure' : 'success');
  return outcome;
}

/** Dexie hands a full disk on as it is, or inside the abort that it caused. */
function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && error.inner !== error && isFull(error.inner);
}
