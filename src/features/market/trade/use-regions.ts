import { useMemo } from 'react';
import { seenRegions } from '#data/local/queries/seen-queries.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { regionsOf, type RegionChoice } from './regions.ts';

const NONE = [] as const;

/**
 * Every province; of their districts those of the country, and those that listings of this device name
 * besides.
 */
export function useRegions(): readonly RegionChoice[] {
  const live = useCatalogue(seenRegions, []);
  const seen = live.kind === 'ready' ? live.value : NONE;
  return useMemo(() => regionsOf(seen), [seen]);
}
