import type { UserId } from '#domain/ids.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useWish } from '#session/use-wish.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { setBlock } from '#sync/commands/set-block.ts';
import { realEnvironment } from '#sync/environment.ts';

/**
 * Blocks a person, or lets them again, as `wanted` of the database of who asks: whether the device has kept it,
 * and `null` for a second press, which is the same wish as long as nothing has changed.
 */
export function useBlock(
  person: UserId,
  isBlocked: boolean,
): (db: OwnDatabase, wanted: boolean) => Promise<boolean | null> {
  const wish = useWish(`${person} ${isBlocked}`);
  return async (db, wanted) => {
    try {
      const answer = await wish.fulfil(async () => {
        await setBlock(db, person, wanted, realEnvironment);
        return { ok: true };
      });
      if (answer === null) return null;
      wakeSync();
      return true;
    } catch (error) {
      console.warn(wanted ? 'not blocked' : 'not unblocked', error);
      return false;
    }
  };
}
