import { roomOf } from '#data/local/queries/room-queries.ts';
import { withinTimeLimit } from '#device/time-limit.ts';
import type { ChatId } from '#domain/ids.ts';
import type { OwnDatabase } from '#session/user-database.ts';
import { WARNING_PATIENCE_MS } from '../warning/warning-patience.ts';

/** Whether a warning stands before an answer to what was `heard`, which is read and passed in its room. */
export async function mustReadFirst(db: OwnDatabase, chatId: ChatId, heard: string): Promise<boolean> {
  try {
    return await withinTimeLimit(WARNING_PATIENCE_MS, isWarnedOf(db, chatId, heard));
  } catch (error) {
    console.warn('what warns of frauds could not be loaded', error);
    return false;
  }
}

async function isWarnedOf(db: OwnDatabase, chatId: ChatId, heard: string): Promise<boolean> {
  const room = await roomOf(db, chatId);
  if (!room) return false;
  const { warningPart } = await import('../warning/warning-part.ts');
  const { toPass } = await warningPart.createRoomJudge(db, room).judgeWith(heard);
  return toPass.length > 0;
}
