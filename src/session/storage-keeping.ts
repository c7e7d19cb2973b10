import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { realEnvironment } from '#sync/environment.ts';
import { givingUp, roomFor, type GiveUp } from '#sync/storage/make-room.ts';
import { relievePressure } from '#sync/storage/relieve-pressure.ts';
import { readDevice, writeDevice } from './device-storage.ts';
import { sessionStore } from './session-store.ts';

const ASKED_KEY = 'geumnaru.device.persist-asked';
/** How often a page that stays open looks whether the device is filling up. */
const LOOK_EVERY_MS = 60 * 60_000;

/**
 * When it makes sense to ask that the browser keep everything: something of the person's own waits on this device, and
 * once more when the app has been installed. Some browsers show a question, so each is asked once.
 */
type PersistMoment = 'first_words' | 'installed';

/** Asks the browser to keep everything until the person removes it, once for each moment. */
export async function askToPersistAt(moment: PersistMoment): Promise<void> {
  const asked = readDevice(ASKED_KEY)?.split(' ') ?? [];
  if (asked.includes(moment)) return;
  writeDevice(ASKED_KEY, [...asked, moment].join(' '));
  try {
    if (await navigator.storage?.persisted?.()) return;
    await navigator.storage?.persist?.();
  } catch (error) {
    console.warn('this browser would not say whether it keeps the data', error);
  }
}

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
}

function giveUp(): GiveUp {
  const session = sessionStore.get();
  if (session.kind === 'signed_in') return roomFor(openUserDatabase(session.uid), realEnvironment);
  return givingUp({ catalogue, environment: realEnvironment, keptProducts: async () => new Set() });
}
