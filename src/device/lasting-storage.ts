import { readDevice, writeDevice } from './device-storage.ts';

const ASKED_KEY = 'geumnaru.device.persist-asked';

/**
 * When it makes sense to ask that the browser keep everything: something of the person's own waits on this
 * device, and once more when the app has been installed. Some browsers show a question, so each is asked
 * once.
 */
type PersistMoment = 'first_words' | 'installed';

/** Asks the browser to keep everything until the person removes it, once for each moment. */
export async function askToPersistAt(moment: PersistMoment): Promise<void> {
  const asked = readDevice(ASKED_KEY)?.split(' ') ?? [];
  if (asked.includes(moment)) return;
  writeDevice(ASKED_KEY, [...asked, moment].join(' '));
  try {
    if (await navigator.storage?.persisted?.()) return;
    await askToPersist();
  } catch (error) {
    console.warn('this browser would not say whether it keeps the data', error);
  }
}

/** Asks the browser to keep everything until the person removes it; gives what it answered. */
export const askToPersist = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;
