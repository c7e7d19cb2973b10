import { useState } from 'react';
import { NO_PARTIES, partiesOf, type Parties } from '#data/local/queries/party-queries.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { KeptAnswer } from '#session/kept-answer.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';

export interface PartiesOptions {
  readonly mayAsk: boolean;
  /** What was read before the screen, or stood on it when it was left. */
  readonly kept?: KeptAnswer<Parties>;
  /** Whether what the server is asked for is waited for; not where a list stands without it. */
  readonly waits?: boolean;
}

/**
 * Products and people of conversations from the device; what it lacks is fetched, and who they are is kept up
 * to date. Where it may not ask, only the device is.
 */
export function useParties(
  productIds: readonly ProductId[],
  uids: readonly UserId[],
  { mayAsk, kept, waits = true }: PartiesOptions = { mayAsk: true },
): Parties & {
  /** The disk has not answered. */
  readonly isLoading: boolean;
  /** The server has not answered about products that this device lacked, or its answer has not been read. */
  readonly isAsking: boolean;
  /** The last try to ask for either failed. */
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
} {
  // The lists are new at every render, and in another order with every message; what they name seldom is new.
  const named = nameOf(productIds, uids);
  // What was brought is read before the answer counts: by itself the disk would tell of it only after that.
  const [broughtFor, setBroughtFor] = useState<string | null>(null);
  const isBrought = broughtFor === named;
  const live = useCatalogue((db) => partiesOf(db, productIds, uids), questionOf(named, isBrought), kept);
  const [known, setKnown] = useState(NO_PARTIES);
  if (live.kind === 'ready' && live.value !== known) setKnown(live.value);
  const things = useRefresh(
    mayAsk && productIds.length > 0 ? { kind: 'missing_products', ids: productIds } : null,
  );
  const people = useRefresh(mayAsk && uids.length > 0 ? { kind: 'profiles', uids } : null);
  const lacks = live.kind === 'ready' && productIds.some((id) => !live.value.products.has(id));
  if (mayAsk && lacks && !things.isRefreshing && !isBrought && waits) setBroughtFor(named);
  // Whoever is named goes on being named while more of them are read.
  const parties = live.kind === 'ready' ? live.value : known;
  return {
    ...parties,
    isLoading: live.kind === 'loading' && !isBrought,
    isAsking: things.isRefreshing || (live.kind === 'loading' && isBrought),
    hasFailed: things.failed !== null || people.failed !== null,
    askAgain: () => {
      things.refresh();
      people.refresh();
    },
  };
}

/** What the disk is asked first about these, for whoever asks before the screen does and keeps the answer for it. */
export const partiesQuestion = (productIds: readonly ProductId[], uids: readonly UserId[]) =>
  questionOf(nameOf(productIds, uids), false);

const questionOf = (named: string, isBrought: boolean) => [named, isBrought] as const;

const nameOf = (productIds: readonly ProductId[], uids: readonly UserId[]): string =>
  `${setOf(productIds)} | ${setOf(uids)}`;

const setOf = (ids: readonly string[]): string => [...new Set(ids)].toSorted().join(' ');
