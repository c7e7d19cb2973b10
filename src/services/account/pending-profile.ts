import { readDeviceJson, removeDevice, writeDevice } from '#device/device-storage.ts';

/** Kept from sign-up until the profile is created, which has to wait for the verification. */
const PENDING_PROFILE_KEY = 'geumnaru.pendingProfile';

export interface PendingProfile {
  /** Whose it is: another account on the device must not get these. */
  readonly email: string;
  readonly nickname: string;
  readonly phone: string;
  /** The one consent that may be refused. */
  readonly wantsNews: boolean;
  /** The server has it as well. */
  readonly isRecorded: boolean;
}

export const keepPendingProfile = (profile: PendingProfile): void =>
  writeDevice(PENDING_PROFILE_KEY, JSON.stringify(profile));

/** What `email` left at sign-up on this device, if anything. */
export function readPendingProfile(email: string): PendingProfile | null {
  const kept = parsePendingProfile(readDeviceJson(PENDING_PROFILE_KEY));
  return kept?.email === email.toLowerCase() ? kept : null;
}

/** What is said of news before the server has the sign-up is what that brings. */
export function noteNewsWish(email: string, wantsNews: boolean): void {
  const kept = readPendingProfile(email);
  if (kept) keepPendingProfile({ ...kept, wantsNews });
}

export const clearPendingProfile = (): void => removeDevice(PENDING_PROFILE_KEY);

function parsePendingProfile(value: unknown): PendingProfile | null {
  if (typeof value !== 'object' || value === null) return null;
  const { email, nickname, phone, wantsNews, isRecorded }: Record<string, unknown> = { ...value };
  if (typeof email !== 'string' || typeof nickname !== 'string' || typeof phone !== 'string') return null;
  return { email, nickname, phone, wantsNews: wantsNews === true, isRecorded: isRecorded === true };
}
