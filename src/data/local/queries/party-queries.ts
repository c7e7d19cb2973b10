import type { Profile } from '#domain/account/account.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { catalogue } from '../catalogue-database.ts';

/** What conversations are about and with whom, as far as this device knows. */
export interface Parties {
  readonly products: ReadonlyMap<ProductId, Product>;
  readonly profiles: ReadonlyMap<UserId, Profile>;
}

export const NO_PARTIES: Parties = { products: new Map(), profiles: new Map() };

export async function partiesOf(productIds: readonly ProductId[], uids: readonly UserId[]): Promise<Parties> {
  const [products, profiles] = await Promise.all([
    catalogue.products.bulkGet([...productIds]),
    catalogue.profiles.bulkGet([...uids]),
  ]);
  return {
    products: new Map(products.flatMap((product) => (product ? [[product.id, product] as const] : []))),
    profiles: new Map(profiles.flatMap((profile) => (profile ? [[profile.uid, profile] as const] : []))),
  };
}
