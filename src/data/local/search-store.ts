import { SEARCH_LANES } from './intent-names.ts';
import type { LocalSearch, UserDatabase } from './user-database.ts';

/** Shows a kept search as it was wished, before the server has heard of it. */
export async function showSearch(db: UserDatabase, search: LocalSearch): Promise<void> {
  await db.savedSearches.put(search);
}

export const hideSearch = (db: UserDatabase, id: string): Promise<void> => db.savedSearches.delete(id);

/** Takes the server's list, which is the whole one, except for the searches whose own wish still waits. */
export async function mergeServerSearches(db: UserDatabase, server: readonly LocalSearch[]): Promise<void> {
  await db.transaction('rw', [db.savedSearches, db.outbox], async () => {
    const rows = await db.outbox.where('lane').startsWith(SEARCH_LANES).toArray();
    const undecided = new Set(
      rows.flatMap(({ intent }) => (intent.kind === 'saved_search' ? [intent.searchId] : [])),
    );
    const decided = server.filter(({ id }) => !undecided.has(id));
    const kept = new Set([...decided.map(({ id }) => id), ...undecided]);
    const known = await db.savedSearches.toCollection().primaryKeys();
    await db.savedSearches.bulkDelete(known.filter((id) => !kept.has(id)));
    await db.savedSearches.bulkPut(decided);
  });
}
