import { ownGold } from '#data/local/own-gold-database.ts';
import type { UserId } from '#domain/ids.ts';
import { movePieces } from '#sync/commands/keep-own-gold.ts';
import { realEnvironment } from '#sync/environment.ts';
import { roomForAnybody } from '#sync/storage/make-room.ts';

/** What a member who leaves for good owns in gold stays on the device, where no account is needed to see it. */
export async function leaveOwnGold(uid: UserId): Promise<void> {
  const giveUp = roomForAnybody(null, realEnvironment);
  try {
    const moved = await movePieces({ db: ownGold, owner: 'signed_out', giveUp }, uid);
    if (!moved.ok) console.warn('the pieces of an account that is gone stay under its name', moved.code);
  } catch (error) {
    console.error('the pieces of an account that is gone were not moved', error);
  }
}
