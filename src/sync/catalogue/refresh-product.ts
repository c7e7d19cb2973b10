import { NO_POSITION } from '#data/local/cursor-store.ts';
import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import type { Page, PageEnd } from '#domain/server/page.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { isFresh, MAX_AGE_MS } from './freshness.ts';
import { putCounters, putOpened, putUncounted, removeListings } from '#data/local/product-store.ts';
import { readUndisturbed } from './read-undisturbed.ts';
import { refreshProfiles } from './refresh-profiles.ts';
import { refreshWhenStale, type RefreshOptions } from './refresh-when-stale.ts';

/** Pages of own listings that one refresh reads: far more than one person sells. */
const MAX_OWN_PAGES = 25;

/** One listing and its seller; a listing that the server no longer shows goes from the device too. */
export async function refreshProduct(
  deps: CatalogueDeps,
  id: ProductId,
  options: RefreshOptions,
): Promise<Refreshed> {
  const { catalogue } = deps;
  const refreshed = await refreshWhenStale(
    deps,
    cursorKeys.product(id),
    MAX_AGE_MS.details,
    options,
    async (remote) => {
      const product = await readUndisturbed(
        deps,
        { kind: 'product', id },
        () => readAsPerson(deps, remote, id),
        async (answer) => {
          if (answer.ok) await putOpened(catalogue, answer.value, deps.environment.now());
          else if (answer.code === 'gone') await removeListings(catalogue, [id]);
          else if (answer.code === 'denied') await removeUnlessOwn(catalogue, id);
        },
      );
      if (!product.ok) return product;
      await refreshCounters(deps, remote, id);
      return ok(NO_POSITION);
    },
  );
  const product = await catalogue.products.get(id);
  if (refreshed.ok && product) await refreshProfiles(deps, [product.sellerId], { isForced: false });
  return refreshed;
}

/** A card that was seen so lately has told what it counts. */
const COUNTED_FOR_MS = 10 * 60_000;

/** Whoever comes by a link has seen no card. */
async function refreshCounters(
  { catalogue, environment }: CatalogueDeps,
  remote: CatalogueRemote,
  id: ProductId,
): Promise<void> {
  const seen = await catalogue.sightings.get(id);
  const now = environment.now();
  if (seen && isFresh({ key: id, value: NO_POSITION, syncedAt: seen.at }, now, COUNTED_FOR_MS)) return;
  const cards = await remote.listedProducts([id]);
  const [card] = cards.ok ? cards.value : [];
  if (card) await putCounters(catalogue, card);
}

/**
 * A hidden listing is refused until the read is made as its seller, which may have to wait for the sign-in.
 */
async function readAsPerson(
  deps: CatalogueDeps,
  remote: CatalogueRemote,
  id: ProductId,
): Promise<Result<Product, ReadCode>> {
  const product = await remote.product(id, null);
  if (product.ok || product.code !== 'denied') return product;
  const person = await deps.person();
  return person === null ? product : remote.product(id, person);
}

/** Only its seller's device holds a listing as hidden: refused there means that the sign-in was not ready. */
async function removeUnlessOwn(catalogue: CatalogueDatabase, id: ProductId): Promise<void> {
  const held = await catalogue.products.get(id);
  if (held && held.status !== 'hidden') await removeListings(catalogue, [id]);
}

/** What anybody may see of a seller's listings, and the seller. */
export async function refreshProductsOfSeller(
  deps: CatalogueDeps,
  uid: UserId,
  options: RefreshOptions,
): Promise<Refreshed> {
  const key = cursorKeys.productsOfSeller(uid);
  const refreshed = await refreshWhenStale(deps, key, MAX_AGE_MS.lists, options, async (remote) => {
    const askedAt = deps.environment.now();
    const page = await remote.productsOfSeller(uid);
    if (!page.ok) return page;
    const isCovered = (held: Product) => held.status !== 'hidden';
    await replaceProductsOf(deps.catalogue, { uid, page: page.value, isCovered, askedAt });
    return ok(NO_POSITION);
  });
  if (refreshed.ok) await refreshProfiles(deps, [uid], { isForced: false });
  return refreshed;
}

/** The seller's own listings, hidden ones included: all of them, however many pages that takes. */
export const refreshOwnProducts = (
  deps: CatalogueDeps,
  uid: UserId,
  options: RefreshOptions,
): Promise<Refreshed> =>
  refreshWhenStale(deps, cursorKeys.ownProducts(uid), MAX_AGE_MS.lists, options, async (remote) => {
    await deps.person();
    const askedAt = deps.environment.now();
    const rows = new Map<ProductId, Product>();
    let from: PageEnd | null = null;
    for (let pages = 0; pages < MAX_OWN_PAGES; pages += 1) {
      const page: Awaited<ReturnType<CatalogueRemote['ownProducts']>> = await remote.ownProducts(uid, from);
      if (!page.ok) return page;
      for (const row of page.value.rows) rows.set(row.id, row);
      from = page.value.end;
      if (from === null) break;
    }
    const page = { rows: [...rows.values()], isFull: from !== null };
    await replaceProductsOf(deps.catalogue, { uid, page, isCovered: () => true, askedAt });
    return ok(NO_POSITION);
  });

interface SellersPage {
  readonly uid: UserId;
  readonly page: Page<Product>;
  /** Whether the page would have named such a listing. */
  readonly isCovered: (held: Product) => boolean;
  readonly askedAt: Millis;
}

const replaceProductsOf = (
  catalogue: CatalogueDatabase,
  { uid, page: { rows, isFull }, isCovered, askedAt }: SellersPage,
): Promise<void> =>
  // As a whole: what is delivered in between is neither among what was written here nor in the page.
  catalogue.transaction('rw', [catalogue.products, catalogue.sightings, catalogue.cursors], async () => {
    const written = await ownWritesSince(catalogue, 'product', askedAt);
    await putUncounted(
      catalogue,
      rows.filter(({ id }) => !written.has(id)),
    );
    if (isFull) return;
    const listed = new Set(rows.map(({ id }) => id));
    const gone = await catalogue.products
      .where('sellerId')
      .equals(uid)
      .filter((held) => isCovered(held) && !listed.has(held.id) && !written.has(held.id))
      .primaryKeys();
    await removeListings(catalogue, gone);
  });
