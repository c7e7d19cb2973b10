import { readDeviceJson, removeDevice, writeDevice } from '#device/device-storage.ts';
import { parseLoss, parseWitness, type Loss, type Witness } from '#documents/witness.ts';
import { createListeners } from '#domain/listeners.ts';

/*
 * What is known of a person's data beside that data. A browser that makes room gives up the databases of a
 * site, all at once; what it keeps apart from them, as Chromium does, can say afterwards what was in there. Both
 * are gone with a sign-out.
 */

const WITNESS_KEY = 'geumnaru.kept';
const LOSS_KEY = 'geumnaru.lost';

/** As many as a person reads. */
export const MOST_NAMED = 20;
export const WORDS_MAX_CHARS = 80;

const listeners = createListeners();

export const readWitness = (): Witness | null => parseWitness(readDeviceJson(WITNESS_KEY));

export const writeWitness = (witness: Witness): void => writeDevice(WITNESS_KEY, JSON.stringify(witness));

export const readLoss = (): Loss | null => parseLoss(readDeviceJson(LOSS_KEY));

/** What the witness says is gone; it has nothing more to say. */
export function writeLoss(loss: Loss): void {
  writeDevice(LOSS_KEY, JSON.stringify(loss));
  removeDevice(WITNESS_KEY);
  listeners.tell();
}

/** The person has read of it. */
export function forgetLoss(): void {
  removeDevice(LOSS_KEY);
  listeners.tell();
}

export const onLossChanged = listeners.subscribe;
