import { useEffect, useState } from 'react';
import { keptAccount } from '#data/local/queries/account-queries.ts';
import type { OwnAccount } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import { refreshAccount } from './account-actions.ts';
import { useLive } from './use-live.ts';
import { useUserDatabase } from './user-database.ts';

export type AccountState =
  | { readonly kind: 'loading' }
  /** Not on this device; `retry` asks the server again. */
  | { readonly kind: 'missing'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly value: OwnAccount };

/** The signed-in person's own account from this device, brought up to date when a screen shows it. */
export function useAccount(): AccountState {
  const db = useUserDatabase();
  const uid = db?.uid ?? null;
  const [answeredFor, setAnsweredFor] = useState<UserId | null>(null);
  useEffect(() => {
    if (uid !== null) void refreshAccount(uid).then(() => setAnsweredFor(uid));
  }, [uid]);
  const kept = useLive(async () => (db ? keptAccount(db) : null), [db]);
  if (kept.kind === 'loading') return kept;
  if (kept.kind === 'ready' && kept.value !== null) return { kind: 'ready', value: kept.value };
  // What the server has not answered yet is not missing.
  if (uid !== null && answeredFor !== uid) return { kind: 'loading' };
  const retry = () => {
    if (uid === null) return;
    setAnsweredFor(null);
    void refreshAccount(uid).then(() => setAnsweredFor(uid));
  };
  return { kind: 'missing', retry };
}
