import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type UserCredential,
} from 'firebase/auth';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './auth-attempt.ts';
import { sendVerificationMail } from './auth-mail.ts';
import { firebaseAuth } from './auth.ts';
import { publicReader } from './catalogue-remote.ts';

export interface NewAccount {
  /** Trimmed and lowercased. */
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  /** The answer to an earlier try was lost: one that is there and takes this password is what that has made. */
  readonly mayBeThere: boolean;
  /** The page that the verified member comes back to. */
  readonly wanted: string | undefined;
}

export interface NewlyCreated {
  readonly uid: UserId;
  readonly isMailSent: boolean;
}

export async function signIn(email: string, password: string): Promise<Result<null, AuthErrorCode>> {
  const found = await attempt(() => signInWithEmailAndPassword(firebaseAuth(), email, password));
  if (!found.ok) return found;
  if (parseUserId(found.value.user.uid) !== null) return ok(null);
  // To the app nobody would be signed in.
  await signOut(firebaseAuth());
  return err('unusable');
}

/**
 * Creates the account, names it and sends the verification mail. Once the account exists this is a
 * success whatever follows: the mail can be sent again, and the nickname is kept on the device too.
 */
export async function signUp(account: NewAccount): Promise<Result<NewlyCreated, AuthErrorCode>> {
  const created = await createOrFind(account);
  if (!created.ok) return created;
  const named = await attempt(() => updateProfile(created.value.user, { displayName: account.nickname }));
  if (!named.ok) console.warn('the nickname was not put on the new account', named.code);
  const mailed = await sendVerificationMail(account.wanted);
  const uid = parseUserId(created.value.user.uid);
  return uid === null ? err('unknown') : ok({ uid, isMailSent: mailed.ok });
}

async function createOrFind({
  email,
  password,
  mayBeThere,
}: NewAccount): Promise<Result<UserCredential, AuthErrorCode>> {
  const created = await attempt(() => createUserWithEmailAndPassword(firebaseAuth(), email, password));
  if (created.ok || created.code !== 'email_in_use' || !mayBeThere) return created;
  const found = await attempt(() => signInWithEmailAndPassword(firebaseAuth(), email, password));
  return found.ok || found.code === 'offline' ? found : created;
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  /** The answers to these were lost: the password may be one of them by now. */
  readonly mayBeSet: readonly string[];
}

/** Asks Firebase for the current password again first, since it refuses a change long after the sign-in. */
export async function changePassword({
  current,
  next,
  mayBeSet,
}: PasswordChange): Promise<Result<null, AuthErrorCode>> {
  let [holding, confirmed] = [current, await confirmPassword(current)];
  for (const password of mayBeSet) {
    if (confirmed.ok || confirmed.code !== 'bad_credentials') break;
    [holding, confirmed] = [password, await confirmPassword(password)];
  }
  const user = firebaseAuth().currentUser;
  if (!confirmed.ok || !user || holding === next) return confirmed;
  return attempt(async () => {
    await updatePassword(user, next);
    return null;
  });
}

/** Makes the sign-in a recent one again, by the password; what cannot be undone asks for it. */
export async function confirmPassword(password: string): Promise<Result<null, AuthErrorCode>> {
  const user = firebaseAuth().currentUser;
  if (!user?.email) return err('no_user');
  const credential = EmailAuthProvider.credential(user.email, password);
  return attempt(async () => {
    await reauthenticateWithCredential(user, credential);
    await user.getIdToken(true);
    return null;
  });
}

/** What Firebase says of an account that has been removed, and of one whose sign-in was ended elsewhere. */
const ENDED: ReadonlySet<string> = new Set(['auth/user-token-expired', 'auth/user-not-found']);

/**
 * Whether an account has been removed; `null` where nobody can say. That nobody is signed in says little: another
 * password ends a sign-in too, and so does a server that stumbles as the app starts. What an account that is
 * removed takes along is its profile, which anybody may read.
 */
export async function isAccountGone(uid: UserId): Promise<boolean | null> {
  // Firebase looks after an account before it says who is signed in, and forgets one that is gone.
  await firebaseAuth().authStateReady();
  const user = firebaseAuth().currentUser;
  if (user?.uid === uid) {
    try {
      await user.reload();
      return false;
    } catch (error) {
      if (!(error instanceof FirebaseError)) throw error;
      if (!ENDED.has(error.code)) return null;
    }
  }
  const profile = await publicReader().get(`profiles/${uid}`);
  return !profile.ok && profile.code === 'gone' ? true : null;
}

export async function renameUser(displayName: string): Promise<Result<null, AuthErrorCode>> {
  const user = firebaseAuth().currentUser;
  if (!user) return err('no_user');
  return attempt(async () => {
    await updateProfile(user, { displayName });
    return null;
  });
}
