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

const LEFT_KEY = 'geumnaru.device.leftAt';
/** The app is loaded afresh by then. */
const TOLD_WITHIN_MS = 60_000;

/** Nothing of the page outlasts a 회원 탈퇴: the one that comes in its place says that it is done. */
export const noteLeft = (): void => writeDevice(LEFT_KEY, String(Date.now()));

export const forgetLeft = (): void => removeDevice(LEFT_KEY);

/** Whether somebody has left for good just before this page was loaded. */
export const hasJustLeft = (): boolean =>
  Math.abs(Date.now() - Number(readDevice(LEFT_KEY) ?? 0)) < TOLD_WITHIN_MS;
