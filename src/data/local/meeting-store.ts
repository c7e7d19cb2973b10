import type { OrderId } from '#domain/ids.ts';
import type { MeetingKeys } from '#domain/meeting/meeting.ts';
import type { LocalMeeting, UserDatabase } from './user-database.ts';

/** What a phone has shown longer ago nobody can have taken up and signed by now. */
const KEPT_SHOWINGS = 3;

/** Keeps the secrets of an order; what was shown and signed under them stays. */
export async function putMeetingKeys(db: UserDatabase, id: OrderId, keys: MeetingKeys): Promise<void> {
  const known = await db.meetings.get(id);
  await db.meetings.put(known ? { ...known, keys } : { id, keys, shown: [], signed: null });
}

/** Notes that this phone has shown the seller's code in a step. */
export async function noteShown(db: UserDatabase, id: OrderId, step: number): Promise<void> {
  const known = await db.meetings.get(id);
  if (!known || known.shown.includes(step)) return;
  await db.meetings.put({ ...known, shown: [...known.shown, step].slice(-KEPT_SHOWINGS) });
}

/** Notes what both have signed; `null` for nothing any more. */
export async function noteSigned(
  db: UserDatabase,
  id: OrderId,
  signed: LocalMeeting['signed'],
): Promise<void> {
  await db.meetings.update(id, { signed });
}
