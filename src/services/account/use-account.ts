import { useEffect, useState } from 'react';
import { keptAccount } from '#data/local/queries/account-queries.ts';
import type { OwnAccount } from '#domain/account/account.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { refreshAccount } from './account-actions.ts';

export type AccountState =
  /** Not on this device (yet); `retry` asks the server again. */
  | { readonly kind: 'loading' | 'offline'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly value: OwnAccount };

/** The signed-in person's own account from this device, brought up to date when a screen shows it. */
export function useAccount(): AccountState {
  const db = useUserDatabase();
  const uid = db?.uid ?? null;
  const [round, setRound] = useState(0);
  const question = `${uid} ${round}`;
  const [answered, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (uid === null) return undefined;
    let isOvertaken = false;
    void refreshAccount(uid).then(() => {
      if (!isOvertaken) setAnswered(question);
    });
    return () => {
      isOvertaken = true;
    };
  }, [uid, question]);
  const kept = useLive(async () => (db ? keptAccount(db) : null), [db]);
  const retry = () => setRound(round + 1);
  if (kept.kind === 'loading') return { kind: 'loading', retry };
  if (kept.kind === 'ready' && kept.value !== null) return { kind: 'ready', value: kept.value };
  return { kind: uid !== null && answered !== question ? 'loading' : 'offline', retry };
}
