import type { Profile } from '#domain/account/account.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
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
