import type { Cursor } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import type { CatalogueRemote, Page } from '#data/remote/catalogue-remote.ts';
import type { ChangePosition } from '#data/remote/query-description.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import type { Product } from '#domain/product/product.ts';
import { ok, type Result } from '#domain/result.ts';
import { millis, millisOfMicros, type Millis } from '#domain/units.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { removeUnlisted, storeListed } from './product-rows.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { refreshWhenStale, type RefreshOptions } from './refresh-when-stale.ts';

/**
 * The changes of the last seconds are asked for again: a write that was under way when the last pull looked may
 * carry a time a little before the newest one seen.
 */
const OVERLAP_MS = 5_000;
/** One pull stops here and the next goes on: a first visit must not hang on a catalogue of any size. */
const MAX_CHANGE_PAGES = 30;
/** How often a further page of the slow round is read. */
const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * Brings the listings up to date: the newest page first, so that home and the list have something to show, then
 * what has changed since the last pull, then one page of the slow round that finds what is no longer listed
 * (a change to hidden, or a deletion, is a change that nobody is told of).
 */
export const refreshProducts = (deps: CatalogueDeps, options: RefreshOptions): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.products, MAX_AGE_MS.lists, options, async (remote, cursor) => {
    const askedAt = deps.environment.now();
    const newest = await remote.newestProducts(null);
    if (!newest.ok) return newest;
    await storeListed(deps, newest.value.rows, askedAt);
    await removeUnlisted(deps.catalogue, newest.value, null, askedAt);

    const changes = await pullChanges(deps, remote, cursor);
    if (!changes.ok) return changes;
    if (changes.value.isComplete) {
      const swept = await sweep(deps, remote, newest.value);
      if (!swept.ok) return swept;
    }
    return ok(changes.value.position);
  });

async function pullChanges(
  deps: CatalogueDeps,
  remote: CatalogueRemote,
  cursor: Cursor | null,
): Promise<Result<{ readonly position: Millis; readonly isComplete: boolean }, ReadCode>> {
  const from = millis(Math.max(0, (cursor?.value ?? 0) - OVERLAP_MS));
  let position = cursor?.value ?? millis(0);
  let after: ChangePosition | null = null;
  for (let pages = 0; pages < MAX_CHANGE_PAGES; pages++) {
    const askedAt = deps.environment.now();
    const page: Awaited<ReturnType<CatalogueRemote['productChanges']>> = await remote.productChanges(
      from,
      after,
    );
    if (!page.ok) return page;
    await storeListed(deps, page.value.rows, askedAt);
    after = page.value.last;
    if (after) position = millis(Math.max(position, millisOfMicros(after.at)));
    if (!page.value.isFull || !after) return ok({ position, isComplete: true });
    // A first visit that is cut short goes on from here, but is not as of now yet.
    await deps.catalogue.cursors.put({
      key: cursorKeys.products,
      value: position,
      syncedAt: cursor?.syncedAt ?? millis(0),
    });
  }
  return ok({ position, isComplete: false });
}

async function sweep(
  deps: CatalogueDeps,
  remote: CatalogueRemote,
  newest: Page<Product>,
): Promise<Result<null, ReadCode>> {
  const { catalogue, environment } = deps;
  const end = newest.rows.at(-1);
  if (!newest.isFull || !end) return ok(null);
  const round = await catalogue.cursors.get(cursorKeys.productSweep);
  if (round && isFresh(round, environment.now(), SWEEP_EVERY_MS)) return ok(null);

  const from = round && round.value > 0 ? round.value : end.bumpedAt;
  const askedAt = environment.now();
  const page = await remote.newestProducts(from);
  if (!page.ok) return page;
  await storeListed(deps, page.value.rows, askedAt);
  await removeUnlisted(catalogue, page.value, from, askedAt);
  await catalogue.cursors.put({
    key: cursorKeys.productSweep,
    value: nextSweepPosition(page.value, from),
    syncedAt: environment.now(),
  });
  return ok(null);
}

/** 0 begins a new round. A page full of one moment must not hold the round there for good. */
function nextSweepPosition({ rows, isFull }: Page<Product>, from: Millis): Millis {
  const last = rows.at(-1);
  if (!isFull) return millis(0);
  return last && last.bumpedAt < from ? last.bumpedAt : millis(from - 1);
}
