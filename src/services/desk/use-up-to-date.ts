import { useEffect } from 'react';
import { useConnection } from '#session/use-connection.ts';
import { useRefresh, type Refreshing } from '#session/use-refresh.ts';
import type { RefreshTarget } from '#sync/catalogue/refresh-target.ts';

/**
 * Keeps a part of the catalogue up to date as `useRefresh` does, and asks for it at once where the desk has
 * heard of something newer: another admin may have changed what this device takes for new enough.
 */
export function useUpToDate(target: RefreshTarget, isBehind: boolean): Refreshing {
  const refreshing = useRefresh(target);
  const { refresh } = refreshing;
  const isOffline = useConnection().kind === 'offline';
  useEffect(() => {
    if (isBehind && !isOffline) refresh();
  }, [isBehind, isOffline, refresh]);
  return refreshing;
}
