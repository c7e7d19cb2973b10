import { readDeviceJson, removeDevice, writeDevice } from '#device/device-storage.ts';
import type { Session } from '#domain/account/account.ts';
import { parseUserId } from '#domain/ids.ts';

/** Where the last known session is kept, so that a cold start opens at once and without network. */
export const SESSION_HINT_KEY = 'geumnaru.session';

type SignedIn = Extract<Session, { kind: 'signed_in' }>;

export function readSessionHint(): SignedIn | null {
  return parseSessionHint(readDeviceJson(SESSION_HINT_KEY));
}

/** Keeps a signed-in session; anything else forgets the hint. */
export function keepSessionHint(session: Session): void {
  if (session.kind !== 'signed_in') {
    removeDevice(SESSION_HINT_KEY);
    return;
  }
  const { uid, email, displayName, isEmailVerified, isAdmin } = session;
  writeDevice(
    SESSION_HINT_KEY,
    JSON.stringify({ uid, email, displayName, verified: isEmailVerified, admin: isAdmin }),
  );
}

/** Null for anything that is not a whole hint: then Firebase is asked instead. */
export function parseSessionHint(value: unknown): SignedIn | null {
  if (typeof value !== 'object' || value === null) return null;
  const hint: Record<string, unknown> = { ...value };
  const uid = parseUserId(hint['uid']);
  const { email, displayName, verified, admin } = hint;
  if (!uid || typeof email !== 'string' || typeof displayName !== 'string') return null;
  if (typeof verified !== 'boolean' || typeof admin !== 'boolean') return null;
  return { kind: 'signed_in', uid, email, displayName, isEmailVerified: verified, isAdmin: admin };
}
