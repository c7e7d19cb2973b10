import type { Connection } from './connection.ts';

/**
 * Calls `recovered` when the server can be reached again after it could not; gives the way to stop. A
 * connection that was only unstable does not count: one service that answers nothing but errors makes it
 * unstable at every request, so that trying everything again after each good probe would ask that service
 * again at once, for ever.
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
