import { appendIntent, findOutboxRow, takeBackRow } from '#data/local/outbox-store.ts';
import { hideSearch, showSearch } from '#data/local/search-store.ts';
import { searchRowId } from '#data/local/intent-names.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { SAVED_SEARCH_LIMITS, type SearchWish } from '#domain/market/search-wish.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';

/** `empty`: the address asks for nothing; `full`: the person keeps as many as anybody may. */
export type SearchRefused = 'empty' | 'full';

/**
 * Keeps a search, pauses it or gives it up, on this device at once. `address` as `addressOfQuestion` writes it.
 */
export async function keepSearch(
  db: UserDatabase,
  address: string,
  wish: SearchWish,
  environment: Environment,
): Promise<Result<null, SearchRefused>> {
  if (address === '') return err('empty');
  const searchId = await searchIdOf(address);
  return db.transaction('rw', [db.savedSearches, db.outbox], async () => {
    const held = await db.savedSearches.get(searchId);
    const standing: SearchWish = held ? (held.isPaused ? 'paused' : 'kept') : 'removed';
    if (standing === wish) return ok(null);
    if (!held && (await db.savedSearches.count()) >= SAVED_SEARCH_LIMITS.most) return err('full');
    const now = environment.now();
    if (wish === 'removed') await hideSearch(db, searchId);
    else {
      const isPaused = wish === 'paused';
      await showSearch(db, { id: searchId, address, isPaused, createdAt: held?.createdAt ?? now });
    }
    const waiting = await findOutboxRow(db, searchRowId(searchId));
    const before = waiting?.intent.kind === 'saved_search' ? waiting.intent.before : standing;
    // What never left the device and is as it was needs no word.
    if (before === wish && (await takeBackRow(db, searchRowId(searchId)))) return ok(null);
    await appendIntent(db, { kind: 'saved_search', searchId, address, wish, before }, now);
    return ok(null);
  });
}

/** Names a search by what it asks for: the same of two devices is one. */
async function searchIdOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
