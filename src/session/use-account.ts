import { useEffect } from 'react';
import { keptAccount } from '#data/local/queries/account-queries.ts';
import type { OwnAccount } from '#domain/account/account.ts';
import { refreshAccount } from './account-actions.ts';
import { useLive, type Live } from './use-live.ts';
import { useUserDatabase } from './user-database.ts';

/** The signed-in person's own account from this device, brought up to date when a screen shows it. */
export function useAccount(): Live<OwnAccount | null> {
  const db = useUserDatabase();
  const uid = db?.uid ?? null;
  useEffect(() => {
    if (uid !== null) void refreshAccount(uid);
  }, [uid]);
  return useLive(async () => (db ? keptAccount(db) : null), [db]);
}
