import type { OwnAccount } from '#domain/account/account.ts';
import { parseQuietHours } from '#domain/notification/quiet-hours.ts';
import type { UserDatabase } from '../user-database.ts';

export const ACCOUNT_META = 'account';

/** The person's own account as it was last read or saved on this device; null when it never was. */
export async function keptAccount(db: UserDatabase): Promise<OwnAccount | null> {
  const value = (await db.meta.get(ACCOUNT_META))?.value;
  // An older version of the app may have kept another shape.
  if (typeof value !== 'object' || value === null) return null;
  if (!('nickname' in value) || !('phone' in value) || !('photoUrl' in value)) return null;
  const { nickname, phone, photoUrl } = value;
  if (typeof nickname !== 'string' || typeof phone !== 'string') return null;
  return {
    nickname,
    phone,
    photoUrl: typeof photoUrl === 'string' ? photoUrl : null,
    quietHours: parseQuietHours('quietHours' in value ? value.quietHours : null),
  };
}
