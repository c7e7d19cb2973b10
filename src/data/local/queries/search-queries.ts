import { searchRowId } from '../intent-names.ts';
import type { LocalSearch, UserDatabase } from '../user-database.ts';

export interface OwnSearch extends LocalSearch {
  /** `waiting`: the server has not heard of the last wish yet; `refused`: it has, and will not. */
  readonly delivery: 'done' | 'waiting' | 'refused';
}

/** The searches that the person wants to be told of, the newest first. */
export async function savedSearches(db: UserDatabase): Promise<readonly OwnSearch[]> {
  const searches = await db.savedSearches.toArray();
  const rows = await Promise.all(
    searches.map(({ id }) => db.outbox.where('id').equals(searchRowId(id)).first()),
  );
  return searches
    .map((search, index) => ({ ...search, delivery: deliveryOf(rows[index]?.state.kind) }))
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}

/** The search of this address, if it is one of theirs. */
export const savedSearchAt = async (db: UserDatabase, address: string): Promise<LocalSearch | null> =>
  (await db.savedSearches.filter((search) => search.address === address).first()) ?? null;

const deliveryOf = (state: string | undefined): OwnSearch['delivery'] => {
  if (state === undefined) return 'done';
  return state === 'failed' ? 'refused' : 'waiting';
};
