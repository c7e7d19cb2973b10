import { visitKeys } from '#data/local/cursor-keys.ts';
import { forgetOldestAnswers } from '#data/local/answer-store.ts';
import { putSeen, removeListings } from '#data/local/product-store.ts';
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
  await putSeen(ground.catalogue, cards, askedAt, ground.environment.now());
  await giveUpSurplus(ground);
}

async function giveUpSurplus(ground: Ground): Promise<void> {
  const { catalogue } = ground;
  const [listings, remembered] = await catalogue.transaction(
    'r',
    [catalogue.products, catalogue.answers],
    () => Promise.all([catalogue.products.count(), catalogue.answers.count()]),
  );
  const surplus = listings - MOST_LISTINGS;
  if (surplus > 0) await removeListings(catalogue, (await longestUnseen(ground)).slice(0, surplus + SURPLUS));
  const answers = remembered - MOST_ANSWERS;
  if (answers > 0) await forgetOldestAnswers(catalogue, answers);
}

/** What may be given up, longest unseen first; what this person keeps, their own among it, may not. */
export async function longestUnseen({
  catalogue,
  keptProducts,
}: Pick<Ground, 'catalogue' | 'keptProducts'>): Promise<readonly ProductId[]> {
  const kept = await keptProducts();
  const [ids, sightings, visits] = await Promise.all([
    catalogue.products.orderBy('bumpedAt').primaryKeys(),
    catalogue.sightings.toArray(),
    catalogue.visits.toArray(),
  ]);
  const seenAt = new Map<string, number>(sightings.map(({ id, at }) => [visitKeys.product(id), at]));
  for (const { key, at } of visits) seenAt.set(key, Math.max(at, seenAt.get(key) ?? 0));
  const seen = (id: ProductId) => seenAt.get(visitKeys.product(id)) ?? 0;
  return ids.filter((id) => !kept.has(id)).toSorted((a, b) => seen(a) - seen(b));
}
