import { NO_PARTIES, partiesOf, type Parties } from '#data/local/queries/party-queries.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';

/**
 * Products and people of conversations from the device; what it lacks is fetched, and who they are is kept up
 * to date.
 */
export function useParties(
  productIds: readonly ProductId[],
  uids: readonly UserId[],
): Parties & {
  /** The disk has not answered. */
  readonly isLoading: boolean;
  /** The server has not answered about products that this device lacked. */
  readonly isAsking: boolean;
  /** The last try to ask for either failed. */
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
} {
  // The lists are new at every render; what they name seldom is.
  const live = useCatalogue((db) => partiesOf(db, productIds, uids), [productIds.join(' '), uids.join(' ')]);
  const things = useRefresh(productIds.length > 0 ? { kind: 'missing_products', ids: productIds } : null);
  const people = useRefresh(uids.length > 0 ? { kind: 'profiles', uids } : null);
  const parties = live.kind === 'ready' ? live.value : NO_PARTIES;
  return {
    ...parties,
    isLoading: live.kind === 'loading',
    isAsking: things.isRefreshing,
    hasFailed: things.failed !== null || people.failed !== null,
    askAgain: () => {
      things.refresh();
      people.refresh();
    },
  };
}
