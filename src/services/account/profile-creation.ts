import type { AccountFields } from '#data/remote/accounts.ts';
import { readDevice, writeDevice } from '#device/device-storage.ts';
import type { SignUp } from '#documents/sign-up.ts';
import type { Session } from '#domain/account/account.ts';
import { NICKNAME_MAX_CHARS } from '#domain/account/credentials.ts';
import { nicknameProblemOf } from '#domain/account/nickname.ts';
import type { UserId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { readSessionHint } from '#session/session-hint.ts';
import { clearPendingProfile, readPendingProfile } from './pending-profile.ts';

/** Names the person whose profile is known to exist, which saves a read at every start. */
const PROFILE_KNOWN_KEY = 'geumnaru.profileKnown';

/** The part of the server that an account is made with. */
export interface AccountRemote {
  createAccountIfMissing(uid: UserId, fields: AccountFields): Promise<Result<boolean, ServerFailure>>;
  readSignUp(uid: UserId): Promise<Result<SignUp | null, ServerFailure>>;
  forgetSignUp(uid: UserId): Promise<Result<null, ServerFailure>>;
}

/**
 * Gives a verified person a profile if there is none: with what was typed at sign-up, on this device or as
 * the server has it, else with the display name, else empty. Failing is a warning only; the next start tries
 * again, as it does while the server lacks what was agreed to.
 */
export async function ensureProfile(session: Session, load: () => Promise<AccountRemote>): Promise<void> {
  if (session.kind !== 'signed_in' || !session.isEmailVerified) return;
  if (readDevice(PROFILE_KNOWN_KEY) === session.uid) return;
  try {
    const remote = await load();
    const pending = readPendingProfile(session.email);
    // What cannot be read now is not lost to a display name: nothing is made of it yet.
    const kept = pending ? ok(pending) : await remote.readSignUp(session.uid);
    if (!kept.ok) {
      console.warn('the profile could not be created', kept.code);
      return;
    }
    const created = await remote.createAccountIfMissing(session.uid, fieldsOf(session, kept.value));
    if (!created.ok) {
      console.warn('the profile could not be created', created.code);
      return;
    }
    // What was agreed to stands here alone until the server has it: then this comes again.
    if (readPendingProfile(session.email)?.isRecorded === false) return;
    if (pending) clearPendingProfile();
    // Their phone number must not stay behind: where it could not be taken away, the next start tries again.
    if (kept.value && !(await forget(remote, session.uid))) return;
    // After a sign-out in between, nothing of the person may be written on this device.
    if (readSessionHint()?.uid === session.uid) writeDevice(PROFILE_KNOWN_KEY, session.uid);
  } catch (error) {
    console.warn('a part of the app could not be loaded', error);
  }
}

function fieldsOf(session: Extract<Session, { kind: 'signed_in' }>, typed: SignUp | null): AccountFields {
  // A display name may be longer than a nickname: whoever made the account chose it.
  const nickname = typed?.nickname ?? [...session.displayName].slice(0, NICKNAME_MAX_CHARS).join('');
  return {
    // Better nameless than without an account: the server takes none that passes for the house.
    nickname: nicknameProblemOf(nickname) === null ? nickname : '',
    phone: typed?.phone ?? '',
    email: session.email,
  };
}

async function forget(remote: AccountRemote, uid: UserId): Promise<boolean> {
  const forgotten = await remote.forgetSignUp(uid);
  if (!forgotten.ok) console.warn('what was typed at sign-up stays on the server', forgotten.code);
  return forgotten.ok;
}
