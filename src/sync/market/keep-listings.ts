import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { cursorKeys, visitKeys } from '#data/local/cursor-keys.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts';

/** Listings that a device holds: some 3 KB each with everything that is said of them. */
export const MOST_LISTINGS = 3_000;
/** Given up at once, so that it is not looked for with every page. */
const SURPLUS = 100;
/** Questions whose answers are remembered. */
const MOST_ANSWERS = 40;

type Ground = Pick<CatalogueDeps, 'catalogue' | 'environment' | 'keptProducts'>;

/** Writes down listings that stand in a list, and gives up those that were not seen for longest. */
export async function keepSeen(ground: Ground, cards: readonly Product[], askedAt: Millis): Promise<void> {
  if (cards.length === 0) return;
  const { catalogue, environment } = ground;
  const at = environment.now();
  await catalogue.transaction(
    'rw',
    [catalogue.products, catalogue.sightings, catalogue.cursors],
    async () => {
      const written = await ownWritesSince(catalogue, 'product', askedAt);
      const rows = cards.filter(({ id }) => !written.has(id));
      const held = await catalogue.products.bulkGet(rows.map(({ id }) => id));
      await catalogue.products.bulkPut(rows.map((row, index) => withKnownPictures(row, held[index])));
      await catalogue.sightings.bulkPut(cards.map(({ id }) => ({ id, at })));
    },
  );
  await giveUpSurplus(ground);
}

/**
 * Writes down listings as their own documents tell of them, which count nothing: that is their cards' to
 * tell.
 */
export async function putUncounted(catalogue: CatalogueDatabase, rows: readonly Product[]): Promise<void> {
  await catalogue.transaction('rw', catalogue.products, async () => {
    const held = await catalogue.products.bulkGet(rows.map(({ id }) => id));
    await catalogue.products.bulkPut(
      rows.map((row, index) => ({ ...row, ...countersOf(held[index] ?? row) })),
    );
  });
}

export const countersOf = ({
  favoriteCount,
  chatCount,
  viewCount,
}: Product): Pick<Product, 'favoriteCount' | 'chatCount' | 'viewCount'> => ({
  favoriteCount,
  chatCount,
  viewCount,
});

/** A card knows the first picture; a listing that was opened here, all of them. */
function withKnownPictures(card: Product, held: Product | undefined): Product {
  const [cover] = card.images;
  const known = held?.images ?? [];
  return known.length > 1 && known[0]?.url === cover?.url ? { ...card, images: known } : card;
}

async function giveUpSurplus(ground: Ground): Promise<void> {
  const { catalogue } = ground;
  const surplus = (await catalogue.products.count()) - MOST_LISTINGS;
  if (surplus > 0) await removeListings(catalogue, (await longestUnseen(ground)).slice(0, surplus + SURPLUS));
  const answers = (await catalogue.answers.count()) - MOST_ANSWERS;
  if (answers > 0) {
    await catalogue.answers.bulkDelete(await catalogue.answers.orderBy('at').limit(answers).primaryKeys());
  }
}

/**
 * What may be given up, longest unseen first: neither what this person keeps nor what is hidden, which is
 * their own.
 */
export async function longestUnseen({
  catalogue,
  keptProducts,
}: Pick<Ground, 'catalogue' | 'keptProducts'>): Promise<readonly ProductId[]> {
  const kept = await keptProducts();
  const [ids, own, sightings, visits] = await Promise.all([
    catalogue.products.orderBy('bumpedAt').primaryKeys(),
    catalogue.products.filter(({ status }) => status === 'hidden').primaryKeys(),
    catalogue.sightings.toArray(),
    catalogue.visits.toArray(),
  ]);
  const seenAt = new Map<string, number>(sightings.map(({ id, at }) => [visitKeys.product(id), at]));
  for (const { key, at } of visits) seenAt.set(key, Math.max(at, seenAt.get(key) ?? 0));
  const spared = new Set([...kept, ...own]);
  const seen = (id: ProductId) => seenAt.get(visitKeys.product(id)) ?? 0;
  return ids.filter((id) => !spared.has(id)).toSorted((a, b) => seen(a) - seen(b));
}

export async function removeListings(catalogue: CatalogueDatabase, ids: readonly ProductId[]): Promise<void> {
  if (ids.length === 0) return;
  await catalogue.transaction(
    'rw',
    [catalogue.products, catalogue.sightings, catalogue.cursors],
    async () => {
      await catalogue.products.bulkDelete([...ids]);
      await catalogue.sightings.bulkDelete([...ids]);
      await catalogue.cursors.bulkDelete(ids.map(cursorKeys.product));
    },
  );
}
