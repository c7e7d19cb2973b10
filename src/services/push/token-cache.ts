import { readDevice, removeDevice, writeDevice } from '#device/device-storage.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';

/** The name is a contract; what belongs to it is named after it, and is wiped with it at a sign-out. */
const TOKEN_KEY = 'fcmToken';
const FETCHED_AT_KEY = 'fcmTokenFetchedAt';
const SAVED_FOR_KEY = 'fcmTokenSavedFor';
const SAVED_AT_KEY = 'fcmTokenSavedAt';

export interface CachedToken {
  readonly token: string;
  readonly fetchedAt: Millis;
  /** Whose `fcmTokens` hold it; null until the server has taken it. */
  readonly savedFor: UserId | null;
  /** When the server was last known to hold it; 0 for never. */
  readonly savedAt: Millis;
}

export function readTokenCache(): CachedToken | null {
  const token = readDevice(TOKEN_KEY);
  if (!token) return null;
  return {
    token,
    fetchedAt: momentAt(FETCHED_AT_KEY),
    savedFor: parseUserId(readDevice(SAVED_FOR_KEY)),
    savedAt: momentAt(SAVED_AT_KEY),
  };
}

/** A time that cannot be read is long ago: what it stands for is done anew. */
function momentAt(key: string): Millis {
  const at = Number(readDevice(key));
  return millis(Number.isFinite(at) ? at : 0);
}

export function writeTokenCache({ token, fetchedAt, savedFor, savedAt }: CachedToken): void {
  writeDevice(TOKEN_KEY, token);
  writeDevice(FETCHED_AT_KEY, String(fetchedAt));
  writeDevice(SAVED_AT_KEY, String(savedAt));
  if (savedFor) writeDevice(SAVED_FOR_KEY, savedFor);
  else removeDevice(SAVED_FOR_KEY);
}

export function clearTokenCache(): void {
  for (const key of [TOKEN_KEY, FETCHED_AT_KEY, SAVED_FOR_KEY, SAVED_AT_KEY]) removeDevice(key);
}
