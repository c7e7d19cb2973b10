import type { ChatId } from '#domain/ids.ts';
import { NO_MARKS, type WarningMarks } from '#domain/safety/room-warning.ts';
import { SCAM_SIGNALS, type ScamSignal } from '#domain/safety/scam-signals.ts';
import type { UserDatabase } from '../user-database.ts';

/** Where it stands which warnings of a room its reader has read, in `meta`: on this device alone. */
export const warningMeta = (chatId: ChatId): string => `warning:${chatId}`;

/** What its reader has said about the warnings of a room. */
export async function warningMarks(db: UserDatabase, chatId: ChatId): Promise<WarningMarks> {
  const value = (await db.meta.get(warningMeta(chatId)))?.value;
  if (typeof value !== 'object' || value === null) return NO_MARKS;
  return {
    dismissed: signalsOf('dismissed' in value ? value.dismissed : null),
    passed: signalsOf('passed' in value ? value.passed : null),
  };
}

const signalsOf = (value: unknown): readonly ScamSignal[] =>
  Array.isArray(value) ? SCAM_SIGNALS.filter((signal) => value.includes(signal)) : [];
