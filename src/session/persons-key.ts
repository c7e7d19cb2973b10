import type { UserId } from '#domain/ids.ts';
import { readSessionHint } from './session-hint.ts';

/** Begins the names of what is kept of one person, whom the server may sign out without a wipe. */
export const keysOfPerson = (uid: UserId): string => `geumnaru.own.${uid}.`;

/** What something is kept under for whoever is signed in here; of visitors it is this device's. */
export function personsKey(thing: string): string {
  const hint = readSessionHint();
  return hint === null ? `geumnaru.device.${thing}` : `${keysOfPerson(hint.uid)}${thing}`;
}
