import { readDevice, removeDevice, writeDevice } from '#device/device-storage.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';

/** The name is a contract; what belongs to it is named after it, and is wiped with it at a sign-out. */
const TOKEN_KEY = 'fcmToken';
const FETCHED_AT_KEY = 'fcmTokenFetchedAt';
const SAVED_FOR_KEY = 'fcmTokenSavedFor';

export interface CachedToken {
  readonly token: string;
  readonly fetchedAt: Millis;
  /** Whose `fcmTokens` hold it; null until the server has taken it. */
  readonly savedFor: UserId | null;
}

export function readTokenCache(): CachedToken | null {
  const token = readDevice(TOKEN_KEY);
  if (!token) return null;
  const fetchedAt = Number(readDevice(FETCHED_AT_KEY));
  return {
    token,
    // A time that cannot be read is long ago: the token is fetched anew.
    fetchedAt: millis(Number.isFinite(fetchedAt) ? fetchedAt : 0),
    savedFor: parseUserId(readDevice(SAVED_FOR_KEY)),
  };
}

export function writeTokenCache({ token, fetchedAt, savedFor }: CachedToken): void {
  writeDevice(TOKEN_KEY, token);
  writeDevice(FETCHED_AT_KEY, String(fetchedAt));
  if (savedFor) writeDevice(SAVED_FOR_KEY, savedFor);
  else removeDevice(SAVED_FOR_KEY);
}

export function clearTokenCache(): void {
  for (const key of [TOKEN_KEY, FETCHED_AT_KEY, SAVED_FOR_KEY]) removeDevice(key);
}
