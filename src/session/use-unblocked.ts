import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { blockedIds } from '#data/local/queries/block-queries.ts';
import type { UserId } from '#domain/ids.ts';
import { forgetWithEachBlock } from './forget-with-each-block.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { useCatalogue } from './use-catalogue.ts';
import type { Live, Nothing } from './use-live.ts';
import { useUserDatabase } from './use-user-database.ts';

const NOBODY: ReadonlySet<UserId> = new Set();

export type UnblockedQuery<T> = (db: CatalogueDatabase, hidden: ReadonlySet<UserId>) => Promise<T>;

/**
 * As {@link useCatalogue}, for lists of what others offer: the query is told whose things the person does not
 * want to see. It reads that itself, so that nothing of somebody blocked stands there for the moment before
 * it is known.
 */
export function useUnblocked<T>(
  query: UnblockedQuery<T> | Nothing<T>,
  deps: readonly unknown[],
  kept?: KeptAnswer<T>,
): Live<T> {
  const own = useUserDatabase();
  if (kept && own) forgetWithEachBlock(own);
  return useCatalogue(
    'nothing' in query ? query : async (db) => query(db, own ? await blockedIds(own) : NOBODY),
    [own, ...deps],
    kept,
  );
}
