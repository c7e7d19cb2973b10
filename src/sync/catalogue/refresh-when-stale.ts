import type { Cursor } from '#data/local/catalogue-database.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { readTogether } from '#data/local/read-together.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { givingUp, withRoom } from '../storage/make-room.ts';
import { isFresh } from './freshness.ts';

/** The person who drags a list down has asked: then age does not count. */
export interface RefreshOptions {
  readonly isForced: boolean;
  /** Something has happened: a question that was put before it does not answer. */
  readonly isBehind?: boolean;
}

/** Writes the answer down and gives the new value of the cursor. */
export type Pull = (remote: CatalogueRemote, cursor: Cursor | null) => Promise<Result<Millis, ReadCode>>;

/**
 * Pulls one part of the catalogue unless that was done lately; what is on the device stays shown meanwhile.
 */
export async function refreshWhenStale(
  deps: CatalogueDeps,
  key: string,
  maxAgeMs: number,
  { isForced }: RefreshOptions,
  pull: Pull,
): Promise<Refreshed> {
  const { catalogue, environment } = deps;
  const [cursor = null] = await readTogether(catalogue.cursors, [key]);
  if (!isForced && cursor && isFresh(cursor, environment.now(), maxAgeMs)) return ok(null);
  const pulled = await pullWithRoom(deps, (remote) => pull(remote, cursor));
  if (!pulled.ok) return pulled;
  await noteSynced(catalogue, [key], environment.now(), pulled.value);
  return ok(null);
}

/** One pull whose outcome is reported; where the disk is full, what can be fetched again makes room. */
export async function pullWithRoom<T, Code extends string = ReadCode>(
  deps: CatalogueDeps,
  pull: (remote: CatalogueRemote) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  const { remote } = deps;
  return reported(deps, await withRoom(givingUp(deps), () => pull(remote)));
}

function reported<T, Code extends string>(deps: CatalogueDeps, outcome: Result<T, Code>): Result<T, Code> {
  deps.report(!outcome.ok && outcome.code === 'offline' ? 'failure' : 'success');
  return outcome;
}
