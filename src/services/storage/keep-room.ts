import { dropOldShares } from '#data/local/shared-photos.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { askToPersistAt } from '#device/lasting-storage.ts';
import { sessionStore } from '#session/session-store.ts';
import { realEnvironment } from '#sync/environment.ts';
import { roomForAnybody, type GiveUp } from '#sync/storage/make-room.ts';
import { relievePressure } from '#sync/storage/relieve-pressure.ts';

/** How often a page that stays open looks whether the device is filling up. */
const LOOK_EVERY_MS = 60 * 60_000;

/** Keeps room on the device while a page is open. The app calls it once. */
export function keepRoom(): void {
  addEventListener('appinstalled', () => void askToPersistAt('installed'));
  const look = () => {
    relievePressure(async () => (await navigator.storage?.estimate?.()) ?? {}, giveUp()).catch(
      (error: unknown) => console.warn('no look at the storage', error),
    );
  };
  setInterval(look, LOOK_EVERY_MS);
  look();
  dropOldShares(realEnvironment.now()).catch((error: unknown) =>
    console.warn('what was shared long ago is still here', error),
  );
}

function giveUp(): GiveUp {
  const session = sessionStore.get();
  const db = session.kind === 'signed_in' ? openUserDatabase(session.uid) : null;
  return roomForAnybody(db, realEnvironment);
}
