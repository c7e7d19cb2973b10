import { markPulled } from '#data/local/pulled-lists.ts';
import { mergeServerSearches, searchesBefore } from '#data/local/search-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { publicReader } from '#data/remote/catalogue-remote.ts';
import { savedSearchesOf } from '#data/remote/queries.ts';
import { parseSavedSearch } from '#documents/saved-search.ts';
import { err, ok, type Result } from '#domain/result.ts';

/**
 * Brings the person's searches to this device when somebody looks at them: few have many, so nobody pays for
 * following them.
 */
export async function refreshSavedSearches(db: UserDatabase): Promise<Result<null, 'offline' | 'denied'>> {
  const before = await searchesBefore(db);
  const answer = await publicReader().query(savedSearchesOf(db.uid), db.uid);
  if (!answer.ok) return err(answer.code);
  await mergeServerSearches(
    db,
    answer.value.flatMap(({ id, data }) => {
      const search = parseSavedSearch(data);
      return search === null ? [] : [{ id, ...search }];
    }),
    before,
  );
  await markPulled(db, 'savedSearches');
  return ok(null);
}
