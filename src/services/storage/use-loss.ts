import { useSyncExternalStore } from 'react';
import { sentAmong } from '#data/local/queries/message-queries.ts';
import type { Loss } from '#documents/witness.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { onLossChanged, readLoss } from './witness.ts';

let shown: Loss | null = null;
let text = '';

/** The same object as long as it says the same. */
function current(): Loss | null {
  const loss = readLoss();
  const next = JSON.stringify(loss);
  if (next !== text) [shown, text] = [loss, next];
  return shown;
}

/**
 * What this device has lost of who is signed in here, or was when it was lost; null where nothing is missing.
 * A message that has come back from the server was sent after all, and is left out.
 */
export function useLoss(): Loss | null {
  const loss = useSyncExternalStore(onLossChanged, current);
  const db = useUserDatabase();
  const ids = loss?.unsent.flatMap(({ messageId }) => messageId ?? []) ?? [];
  const live = useLive(async () => (db ? sentAmong(db, ids) : []), [db, ids.join(' ')]);
  if (loss === null || (db !== null && db.uid !== loss.uid)) return null;
  const sent = new Set<string>(live.kind === 'ready' ? live.value : []);
  return {
    ...loss,
    unsent: loss.unsent.filter(({ messageId }) => messageId === null || !sent.has(messageId)),
  };
}
