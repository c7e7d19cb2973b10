import { sessionStore } from '#session/session-store.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { keepMeetingKeys, type OrderOfKeys } from '#sync/pull/keep-meeting-keys.ts';

/** Fetches the secrets of an order that this device lacks. Rejects where the server does not answer. */
export async function fetchMeetingKeys(db: OwnDatabase, order: OrderOfKeys): Promise<void> {
  await sessionStore.confirm();
  const { askForMeetingKeys } = await import('#data/remote/meeting-calls.ts');
  await keepMeetingKeys(db, [order], askForMeetingKeys);
}
