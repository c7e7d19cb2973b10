import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import type { Page } from '#data/remote/catalogue-remote.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { isFresh } from './freshness.ts';

/** What was given up for space is not fetched back by the way for this long; then the disk may be tried again. */
const FLOOR_HOLDS_MS = 7 * 24 * 60 * 60_000;

/** Writes down listings that nobody asked for by name. */
export async function storeListed(
  deps: CatalogueDeps,
  listed: readonly Product[],
  askedAt: Millis,
): Promise<void> {
  const { catalogue, environment } = deps;
  const written = await ownWritesSince(catalogue, 'product', askedAt);
  const rows = listed.filter(({ id }) => !written.has(id));
  if (rows.length === 0) return;
  const floor = await catalogue.cursors.get(cursorKeys.productFloor);
  if (!floor || !isFresh(floor, environment.now(), FLOOR_HOLDS_MS)) {
    await catalogue.products.bulkPut([...rows]);
    return;
  }
  const held = await catalogue.products.bulkGet(rows.map(({ id }) => id));
  await catalogue.products.bulkPut(
    rows.filter((row, i) => row.bumpedAt > floor.value || held[i] !== undefined),
  );
}

/**
 * Removes what the server no longer lists: a page holds every listing between its ends, so a local one in between
 * that is not on it is hidden or gone. `from` is where the page began, `null` for the top.
 */
export async function removeUnlisted(
  catalogue: CatalogueDatabase,
  { rows, isFull }: Page<Product>,
  from: Millis | null,
  askedAt: Millis,
): Promise<void> {
  const last = rows.at(-1);
  if (isFull && !last) return;
  const written = await ownWritesSince(catalogue, 'product', askedAt);
  // Others of the last one's very millisecond may stand on the next page, so the lower end is left out.
  const lower = isFull && last ? last.bumpedAt : -Infinity;
  const listed = new Set(rows.map(({ id }) => id));
  const gone = await catalogue.products
    .where('bumpedAt')
    .between(lower, from ?? Infinity, false, true)
    .filter((product) => !listed.has(product.id) && !written.has(product.id) && product.status !== 'hidden')
    .primaryKeys();
  await removeProducts(catalogue, gone);
}

export async function removeProducts(catalogue: CatalogueDatabase, ids: readonly ProductId[]): Promise<void> {
  if (ids.length === 0) return;
  await catalogue.transaction('rw', [catalogue.products, catalogue.cursors], async () => {
    await catalogue.products.bulkDelete([...ids]);
    await catalogue.cursors.bulkDelete(ids.map(cursorKeys.product));
  });
}
