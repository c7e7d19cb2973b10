import type { ChatId } from '#domain/ids.ts';
import type { WarningMarks } from '#domain/safety/room-warning.ts';
import type { ScamSignal } from '#domain/safety/scam-signals.ts';
import { warningMarks, warningMeta } from './queries/warning-queries.ts';
import type { UserDatabase } from './user-database.ts';

/** Keeps that these warnings of a room were put away, or read before an answer. */
export const markWarnings = (
  db: UserDatabase,
  chatId: ChatId,
  mark: keyof WarningMarks,
  signals: readonly ScamSignal[],
): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const marks = await warningMarks(db, chatId);
    const value = { ...marks, [mark]: [...new Set([...marks[mark], ...signals])] };
    await db.meta.put({ key: warningMeta(chatId), value });
  });
