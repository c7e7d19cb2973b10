import { keepTabDraft, type DraftPlace } from '#data/local/tab-drafts.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Environment } from '../environment.ts';
import { roomFor, withRoom } from '../storage/make-room.ts';

/**
 * Writes down what is typed at a place; for it a full disk gives up what can be fetched again. Rejects where
 * it is refused all the same.
 */
export const keepDraft = (
  db: UserDatabase,
  place: DraftPlace,
  value: unknown,
  environment: Environment,
): Promise<void> =>
  withRoom(roomFor(db, environment), () => keepTabDraft(db, place, value, environment.now()));
