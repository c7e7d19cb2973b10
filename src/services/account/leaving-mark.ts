import { readDeviceJson, removeDevice, writeDevice } from '#device/device-storage.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';

const LEAVING_KEY = 'geumnaru.device.leaving';

/**
 * Who asked to be signed out and is not yet wiped: a tab that dies in between is finished by the next start.
 */
export function readLeaving(): UserId[] {
  const kept = readDeviceJson(LEAVING_KEY);
  return Array.isArray(kept) ? kept.flatMap((value: unknown) => parseUserId(value) ?? []) : [];
}

export function markLeaving(uid: UserId): void {
  writeDevice(LEAVING_KEY, JSON.stringify([...new Set([...readLeaving(), uid])]));
}

export function unmarkLeaving(uid: UserId): void {
  const rest = readLeaving().filter((leaving) => leaving !== uid);
  if (rest.length > 0) writeDevice(LEAVING_KEY, JSON.stringify(rest));
  else removeDevice(LEAVING_KEY);
}
