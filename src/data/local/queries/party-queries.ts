import type { Profile } from '#domain/account/account.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
import { cursorKeys } from '../cursor-keys.ts';
import { profilesByIds } from './profile-queries.ts';

/** What conversations are about and with whom, as far as this device knows. */
export interface Parties {
  /** Hidden ones too: whoever talks about a listing goes on doing so. */
  readonly products: ReadonlyMap<ProductId, Product>;
  readonly profiles: ReadonlyMap<UserId, Profile>;
}

export const NO_PARTIES: Parties = { products: new Map(), profiles: new Map() };

export async function partiesOf(
  db: CatalogueDatabase,
  productIds: readonly ProductId[],
  uids: readonly UserId[],
): Promise<Parties> {
  const [products, profiles] = await Promise.all([
    db.products.bulkGet([...new Set(productIds)]),
    profilesByIds(db, uids),
  ]);
  return {
    products: new Map(products.flatMap((product) => (product ? [[product.id, product] as const] : []))),
    profiles,
  };
}

/** Of these, what this device lacks and has never asked for: what it did ask for and lacks is gone. */
export async function partiesToAsk(
  db: CatalogueDatabase,
  productIds: readonly ProductId[],
  uids: readonly UserId[],
): Promise<{ readonly products: readonly ProductId[]; readonly people: readonly UserId[] }> {
  const ids = [...new Set(productIds)];
  const people = [...new Set(uids)];
  const [products, listed, profiles, met] = await Promise.all([
    db.products.bulkGet(ids),
    db.cursors.bulkGet(ids.map(cursorKeys.listed)),
    db.profiles.bulkGet(people),
    db.cursors.bulkGet(people.map(cursorKeys.profile)),
  ]);
  return {
    products: ids.filter((_, at) => products[at] === undefined && listed[at] === undefined),
    people: people.filter((_, at) => profiles[at] === undefined && met[at] === undefined),
  };
}
