import type { Connection } from './connection.ts';

/**
 * Calls `recovered` when the way to the server is open again after it was gone; gives the way to stop. A hiccup is none: a
 * single service that answers nothing but errors makes the connection doubtful every time it is asked, and whoever tried
 * everything anew with each probe that gets through would ask it again at once, for ever.
 */
export function onRecovery(
  connection: Pick<Connection, 'get' | 'subscribe'>,
  recovered: () => void,
): () => void {
  let wasGone = connection.get().kind === 'offline';
  return connection.subscribe(() => {
    const { kind } = connection.get();
    if (kind === 'offline') wasGone = true;
    if (kind !== 'online' || !wasGone) return;
    wasGone = false;
    recovered();
  });
}
