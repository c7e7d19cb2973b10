import { useMemo } from 'react';
import type { DraftPlace } from '#data/local/draft-place.ts';
import { takeNewestDraft } from '#data/local/tab-drafts.ts';
import { keeping } from '#device/keeping.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { keepDraft } from '#sync/commands/keep-draft.ts';
import { realEnvironment } from '#sync/environment.ts';

/**
 * Where drafts of forms are written down: a person's own database, or this device for whoever is nobody yet.
 */
export interface DraftStore {
  /**
   * This tab's, else the newest that a tab that is gone has left, which becomes this tab's; `null` where
   * nothing was.
   */
  readonly take: (place: DraftPlace, living: ReadonlySet<string>) => Promise<unknown>;
  /** What is typed counts from the call on; rejects where the disk refuses it. */
  readonly keep: (place: DraftPlace, value: unknown) => Promise<void>;
  readonly drop: (place: DraftPlace) => Promise<void>;
}

/** The same store as long as it is the same database. */
export const useDraftsOf = (db: OwnDatabase | null): DraftStore | null =>
  useMemo(() => (db ? draftsOf(db) : null), [db]);

const draftsOf = (db: OwnDatabase): DraftStore => ({
  take: (place, living) => takeNewestDraft(db, place, living, (value) => value),
  keep: (place, value) => keeping(keepDraft(db, place, value, realEnvironment)),
  drop: (place) => keeping(keepDraft(db, place, null, realEnvironment)),
});
