import type { Session } from '#domain/account/account.ts';
import { NICKNAME_MAX_CHARS } from '#domain/account/credentials.ts';
import { nicknameProblemOf } from '#domain/account/nickname.ts';
import type { UserId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import type { AccountFields } from '#data/remote/accounts.ts';
import { readDevice, writeDevice } from './device-storage.ts';
import { clearPendingProfile, readPendingProfile } from './pending-profile.ts';
import { readSessionHint } from './session-hint.ts';

/** Names the person whose profile is known to exist, which saves a read at every start. */
const PROFILE_KNOWN_KEY = 'geumnaru.profileKnown';

type CreateAccount = (uid: UserId, fields: AccountFields) => Promise<Result<boolean, ServerFailure>>;

/**
 * Gives a verified person a profile if there is none: with what was typed at sign-up, else with the
 * display name, else empty. Failing is a warning only; the next start tries again.
 */
export async function ensureProfile(session: Session, createIfMissing: CreateAccount): Promise<void> {
  if (session.kind !== 'signed_in' || !session.isEmailVerified) return;
  if (readDevice(PROFILE_KNOWN_KEY) === session.uid) return;
  const pending = readPendingProfile(session.email);
  // A display name may be longer than a nickname: whoever made the account chose it.
  const nickname = pending?.nickname ?? [...session.displayName].slice(0, NICKNAME_MAX_CHARS).join('');
  try {
    const created = await createIfMissing(session.uid, {
      // Better nameless than without an account: the server takes none that passes for the house.
      nickname: nicknameProblemOf(nickname) === null ? nickname : '',
      phone: pending?.phone ?? '',
      email: session.email,
    });
    if (!created.ok) {
      console.warn('the profile could not be created', created.code);
      return;
    }
    if (pending) clearPendingProfile();
    // Whoever signed out meanwhile leaves nothing behind, not even this.
    if (readSessionHint()?.uid === session.uid) writeDevice(PROFILE_KNOWN_KEY, session.uid);
  } catch (error) {
    console.warn('a part of the app could not be loaded', error);
  }
}
