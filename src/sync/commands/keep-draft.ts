import type { DraftPlace } from '#data/local/draft-place.ts';
import { keepTabDraft } from '#data/local/tab-drafts.ts';
import { beginWriting, forgetTyped, noteTyped, settleTyped } from '#data/local/typing-journal.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Environment } from '../environment.ts';
import { roomFor, withRoom } from '../storage/make-room.ts';

/**
 * Writes down what is typed at a place (`null`: nothing any more): in the journal before it returns, then on
 * the disk, for which a full one gives up what can be fetched again. Rejects where the disk refuses it all
 * the same; the journal has it then. `write` is for what belongs into the same transaction.
 */
export async function keepDraft(
  db: UserDatabase,
  place: DraftPlace,
  value: unknown,
  environment: Environment,
  write = () => keepTabDraft(db, place, value, environment.now()),
): Promise<void> {
  const isWanted = beginWriting(db, place);
  noteTyped(db, place, value, environment.now());
  await withRoom(roomFor(db, environment), async () => {
    if (isWanted()) await write();
  });
  if (isWanted()) settleTyped(db, place, value);
}

/** Writes a draft down in two steps, for whoever waits for the disk between two writes. */
export interface DraftWriter<Value> {
  /** In the journal, before it returns. */
  readonly note: (value: Value) => void;
  /** On the disk; rejects where that refuses. */
  readonly keep: (value: Value) => Promise<void>;
}

/** `keep` writes to the same `place`. */
export const draftWriter = <Value>(
  db: UserDatabase,
  place: DraftPlace,
  environment: Environment,
  keep: DraftWriter<Value>['keep'],
): DraftWriter<Value> => ({ note: (value) => noteTyped(db, place, value, environment.now()), keep });

/** Forgets what was typed at a place: `drop` on the disk, then in the journal. */
export async function dropDraft(
  db: UserDatabase,
  place: DraftPlace,
  drop: () => Promise<void>,
): Promise<void> {
  await drop();
  forgetTyped(db, place);
}
