import { readDevice, removeDevice, writeDevice } from '#device/device-storage.ts';
import type { UserId } from '#domain/ids.ts';
import { markLeaving, unmarkLeaving } from './leaving-mark.ts';

const FOR_GOOD_KEY = 'geumnaru.device.leavingForGood';

/** Whose account was asked to be deleted: of an answer that never came the next start finds out. */
export const isLeavingForGood = (uid: UserId): boolean => readDevice(FOR_GOOD_KEY) === uid;

export function markLeavingForGood(uid: UserId): void {
  writeDevice(FOR_GOOD_KEY, uid);
  markLeaving(uid);
}

/** They are gone, or stay: in either case nothing is left to be finished. */
export function forgetLeaving(uid: UserId): void {
  if (isLeavingForGood(uid)) removeDevice(FOR_GOOD_KEY);
  unmarkLeaving(uid);
}
