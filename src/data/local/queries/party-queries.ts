import type { Table } from 'dexie';
import type { Profile } from '#domain/account/account.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';
import { cursorKeys } from '../cursor-keys.ts';
import { heldKeys, rowsAt } from '../held-rows.ts';

/** What conversations are about and with whom, as far as this device knows. */
export interface Parties {
  /** Hidden ones too: whoever talks about a listing goes on doing so. */
  readonly products: ReadonlyMap<ProductId, Product>;
  readonly profiles: ReadonlyMap<UserId, Profile>;
}

export const NO_PARTIES: Parties = { products: new Map(), profiles: new Map() };

/** Whether two readings know the same of the same. */
export const haveSameParties = (one: Parties, other: Parties): boolean => wordsOf(one) === wordsOf(other);

const wordsOf = ({ products, profiles }: Parties): string =>
  JSON.stringify([[...products.values()], [...profiles.values()]]);

export const partiesOf = (
  db: CatalogueDatabase,
  productIds: readonly ProductId[],
  uids: readonly UserId[],
): Promise<Parties> =>
  db.transaction('r', [db.products, db.profiles], async () => {
    const [products, profiles] = await Promise.all([
      rowsAt(db.products, productIds, ({ id }) => id),
      rowsAt(db.profiles, uids, ({ uid }) => uid),
    ]);
    return {
      products: new Map(products.map((product) => [product.id, product])),
      profiles: new Map(profiles.map((profile) => [profile.uid, profile])),
    };
  });

/** Of these, what this device lacks and has never asked for: what it did ask for and lacks is gone. */
export const partiesToAsk = (
  db: CatalogueDatabase,
  productIds: readonly ProductId[],
  uids: readonly UserId[],
): Promise<{ readonly products: readonly ProductId[]; readonly people: readonly UserId[] }> =>
  db.transaction('r', [db.products, db.profiles, db.cursors], async () => {
    const [products, people] = await Promise.all([
      absentAndUnasked(db, db.products, productIds, cursorKeys.listed),
      absentAndUnasked(db, db.profiles, uids, cursorKeys.profile),
    ]);
    return { products, people };
  });

async function absentAndUnasked<Id extends ProductId | UserId>(
  { cursors }: CatalogueDatabase,
  table: Table<unknown, Id>,
  ids: readonly Id[],
  cursorOf: (id: Id) => string,
): Promise<readonly Id[]> {
  const held = await heldKeys(table, ids);
  const absent = [...new Set(ids)].filter((id) => !held.has(id));
  const asked = await heldKeys(cursors, absent.map(cursorOf));
  return absent.filter((id) => !asked.has(cursorOf(id)));
}
