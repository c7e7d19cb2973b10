import { NO_PARTIES, partiesOf, type Parties } from '#data/local/queries/party-queries.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import { useLive } from '#session/use-live.ts';

/** Products and people of conversations from the catalogue on this device; what is missing appears when it is fetched. */
export function useParties(productIds: readonly ProductId[], uids: readonly UserId[]): Parties {
  // The lists are new at every render; what they name seldom is.
  const live = useLive(() => partiesOf(productIds, uids), [productIds.join(' '), uids.join(' ')]);
  return live.kind === 'ready' ? live.value : NO_PARTIES;
}
