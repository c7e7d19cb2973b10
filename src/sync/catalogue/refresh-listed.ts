import type { Cursor } from '#data/local/catalogue-database.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import { heldKeys } from '#data/local/held-rows.ts';
import type { ProductId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import { millis, type Millis } from '#domain/units.ts';
import { keepSeen } from '../market/keep-listings.ts';
import { removeListings } from '#data/local/product-store.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { pullWithRoom, type RefreshOptions } from './refresh-when-stale.ts';

/** One refresh asks for no more; the next goes on with what has waited longest. */
const MAX_READS = 60;
/** A new listing has no card for a moment, nor has one that is shown again. */
const CARD_IS_MADE_MS = 10 * 60_000;

/** The listings of `ids` that were not asked for lately, as they are now. */
export const refreshListed = (
  deps: CatalogueDeps,
  ids: readonly ProductId[],
  { isForced }: RefreshOptions,
): Promise<Refreshed> => refreshThose(deps, ids, isForced ? 0 : MAX_AGE_MS.lists);

/** The listings of `ids` that this device lacks; those that are gone are not asked for again for a while. */
export async function refreshMissingProducts(
  deps: CatalogueDeps,
  ids: readonly ProductId[],
): Promise<Refreshed> {
  const held = await heldKeys(deps.catalogue.products, ids);
  return refreshThose(
    deps,
    ids.filter((id) => !held.has(id)),
    MAX_AGE_MS.absentListings,
  );
}

async function refreshThose(
  deps: CatalogueDeps,
  ids: readonly ProductId[],
  maxAgeMs: number,
): Promise<Refreshed> {
  const { catalogue, environment } = deps;
  const asked = [...new Set(ids)];
  const cursors = await catalogue.cursors.bulkGet(asked.map(cursorKeys.listed));
  const now = environment.now();
  const wanted = asked
    .map((id, index) => ({ id, cursor: cursors[index] }))
    .filter(({ cursor }) => !cursor || !isFresh(cursor, now, maxAgeMs))
    // Whatever stands behind the last that may be asked for would never have its turn.
    .toSorted((a, b) => askedAt(a.cursor, now) - askedAt(b.cursor, now))
    .slice(0, MAX_READS)
    .map(({ id }) => id);
  if (wanted.length === 0) return ok(null);
  return pullWithRoom(deps, async (remote) => {
    const cards = await remote.listedProducts(wanted);
    if (!cards.ok) return cards;
    await keepSeen(deps, cards.value, now);
    const listed = new Set(cards.value.map(({ id }) => id));
    await removeUnlisted(
      deps,
      wanted.filter((id) => !listed.has(id)),
    );
    await noteSynced(catalogue, wanted.map(cursorKeys.listed), environment.now());
    return ok(null);
  });
}

/** 0 where that is not known: what was never asked for, or by a clock that was set back since. */
const askedAt = (cursor: Cursor | undefined, now: Millis): number =>
  cursor && cursor.syncedAt <= now ? cursor.syncedAt : 0;

/**
 * What has no card is hidden or gone; what this device holds as hidden is its person's own. In one transaction,
 * so that nothing that is written here in between goes.
 */
const removeUnlisted = (
  { catalogue, environment }: CatalogueDeps,
  ids: readonly ProductId[],
): Promise<void> =>
  catalogue.transaction('rw', [catalogue.products, catalogue.sightings, catalogue.cursors], async () => {
    const held = await catalogue.products.bulkGet([...ids]);
    const before = millis(environment.now() - CARD_IS_MADE_MS);
    const written = await ownWritesSince(catalogue, 'product', before);
    const gone = held
      .filter((listing) => listing !== undefined)
      .filter(({ status, updatedAt }) => status !== 'hidden' && updatedAt < before)
      .filter(({ id }) => !written.has(id));
    await removeListings(
      catalogue,
      gone.map(({ id }) => id),
    );
  });
