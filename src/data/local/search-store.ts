import { SEARCH_LANES } from './intent-names.ts';
import type { LocalSearch, UserDatabase } from './user-database.ts';
import { mergeWished, wishedList, type WishedList } from './wished-list.ts';

/** Shows a kept search as it was wished, before the server has heard of it. */
export async function showSearch(db: UserDatabase, search: LocalSearch): Promise<void> {
  await db.savedSearches.put(search);
}

export const hideSearch = (db: UserDatabase, id: string): Promise<void> => db.savedSearches.delete(id);

/** How the searches stand before the server is asked for them. */
export const searchesBefore = (db: UserDatabase): Promise<WishedList> =>
  wishedList(db, db.savedSearches, SEARCH_LANES);

/** Takes the server's list, which was asked for when they stood as `before`. */
export const mergeServerSearches = (
  db: UserDatabase,
  server: readonly LocalSearch[],
  before: WishedList,
): Promise<void> => mergeWished(db, db.savedSearches, SEARCH_LANES, server, before);
