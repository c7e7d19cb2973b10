import type { DeskRemote } from '#data/remote/live/desk-remote.ts';
import { sessionStore } from '#session/session-store.ts';

/** What only admins follow; loaded when the first of its questions is asked. */
export async function loadDesk(): Promise<DeskRemote> {
  // The listeners must begin as the person, not before Firebase has read who that is.
  await sessionStore.confirm();
  return (await import('#data/remote/live/desk-remote.ts')).createDeskRemote();
}
