import type { ChatId } from '#domain/ids.ts';
import type { Micros, Millis } from '#domain/units.ts';
import type { ChatHistory, UserDatabase } from './user-database.ts';

/** What is new is read from here on; a row of an earlier version is read anew from its beginning, once. */
export const reachOfHistory = ({ oldest, newest }: ChatHistory): Micros => newest ?? oldest;

/** Notes what of a room this device has without a hole. */
export async function beginHistory(db: UserDatabase, history: ChatHistory): Promise<void> {
  await db.histories.put(history);
}

/** It reaches further back now, or is known to reach to the room's beginning. */
export async function reachBack(
  db: UserDatabase,
  chatId: ChatId,
  reached: Pick<ChatHistory, 'oldest' | 'reachedStart'>,
): Promise<void> {
  await db.histories.update(chatId, reached);
}

/** The room's listener has answered, when the room was last heard to say this. */
export async function noteAnswer(
  db: UserDatabase,
  chatId: ChatId,
  answeredAt: Millis | undefined,
  hasUnknown: boolean,
): Promise<void> {
  await db.histories.update(chatId, { answeredAt, hasUnknown });
}

/** It reaches on to `newest` now, unless it reaches further already. */
export const reachOn = (db: UserDatabase, chatId: ChatId, newest: Micros): Promise<void> =>
  db.transaction('rw', db.histories, async () => {
    const history = await db.histories.get(chatId);
    if (history && reachOfHistory(history) < newest) await db.histories.update(chatId, { newest });
  });
