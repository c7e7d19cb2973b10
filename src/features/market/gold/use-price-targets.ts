import { useEffect } from 'react';
import { priceTargets, type OwnTarget } from '#data/local/queries/target-queries.ts';
import type { PriceTarget } from '#domain/gold/price-target.ts';
import { refreshPriceTargets } from '#services/gold/refresh-price-targets.ts';
import { useConnection } from '#session/use-connection.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { wakeSync } from '#session/running-sync.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { setPriceTarget, type TargetRefusal } from '#sync/commands/set-price-target.ts';
import { realEnvironment } from '#sync/environment.ts';

/** The person's targets, live from the disk; the server is asked when they are opened, and when it is back. */
export function usePriceTargets(db: OwnDatabase): Live<readonly OwnTarget[]> {
  const { kind } = useConnection();
  const isOnline = kind === 'online';
  useEffect(() => {
    if (!isOnline) return;
    refreshPriceTargets(db).catch((error: unknown) => console.warn('targets were not asked for', error));
  }, [db, isOnline]);
  return useLive(() => priceTargets(db), [db]);
}

/** Sets a target or takes it back; `null` where that was kept, and `failed` where the device could not. */
export async function keepPriceTarget(
  db: OwnDatabase,
  target: PriceTarget,
  wanted: boolean,
): Promise<TargetRefusal | 'failed' | null> {
  try {
    const kept = await setPriceTarget(db, target, wanted, realEnvironment);
    if (!kept.ok) return kept.code;
    wakeSync();
    return null;
  } catch (error) {
    console.error('a target was not kept', error);
    return 'failed';
  }
}
