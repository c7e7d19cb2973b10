import { ownGold } from '#data/local/own-gold-database.ts';
import type { UserId } from '#domain/ids.ts';
import { moveForms, movePieces } from '#sync/commands/keep-own-gold.ts';
import { realEnvironment } from '#sync/environment.ts';
import { roomForAnybody } from '#sync/storage/make-room.ts';

/**
 * What a member who leaves for good owns in gold stays on the device, where no account is needed to see it, and
 * so does what they were writing of it.
 */
export async function leaveOwnGold(uid: UserId): Promise<void> {
  const left = { db: ownGold, owner: 'signed_out', giveUp: roomForAnybody(null, realEnvironment) } as const;
  try {
    const moved = await movePieces(left, uid);
    if (moved.ok) await moveForms(left, uid);
    else console.warn('the pieces of an account that is gone stay under its name', moved.code);
  } catch (error) {
    console.error('the pieces of an account that is gone were not moved', error);
  }
}
