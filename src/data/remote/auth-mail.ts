import {
  applyActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './auth-attempt.ts';
import { firebaseAuth, refreshUser } from './auth.ts';

/**
 * Sends the signed-in person the mail whose link leads back to /verify-email, and on to the page that was wanted:
 * the mail opens in another tab, or on another device.
 */
export async function sendVerificationMail(wanted: string | undefined): Promise<Result<null, AuthErrorCode>> {
  const user = firebaseAuth().currentUser;
  if (!user) return err('no_user');
  return attempt(async () => {
    await sendEmailVerification(user, { url: returnAddress('/verify-email', wanted) });
    return null;
  });
}

/** Whether the signed-in person's address is verified, by a token fetched now. */
export async function readVerification(): Promise<Result<boolean, AuthErrorCode>> {
  const read = await attempt(refreshUser);
  if (!read.ok) return read;
  const user = read.value;
  return user ? ok(user.claims?.isEmailVerified ?? user.isEmailVerified) : err('no_user');
}

/** Sends the reset mail, whose link leads back to /reset-password. Whether the account exists is not told. */
export async function sendResetMail(email: string): Promise<Result<null, AuthErrorCode>> {
  const sent = await attempt(() =>
    sendPasswordResetEmail(firebaseAuth(), email, { url: returnAddress('/reset-password') }),
  );
  return sent.ok || sent.code === 'bad_credentials' ? ok(null) : sent;
}

/** Uses up the code of a verification mail; nobody has to be signed in. */
export const applyCode = (oobCode: string): Promise<Result<null, AuthErrorCode>> =>
  followLink(async () => {
    await applyActionCode(firebaseAuth(), oobCode);
    return null;
  });

/** The e-mail address that the code of a reset mail belongs to; the code stays usable. */
export const checkResetCode = (oobCode: string): Promise<Result<string, AuthErrorCode>> =>
  followLink(() => verifyPasswordResetCode(firebaseAuth(), oobCode));

/** Sets the new password and uses up the code. */
export const resetPassword = (oobCode: string, password: string): Promise<Result<null, AuthErrorCode>> =>
  followLink(async () => {
    await confirmPasswordReset(firebaseAuth(), oobCode, password);
    return null;
  });

/** A link of an account that is gone is a dead link, not a wrong password. */
async function followLink<T>(action: () => Promise<T>): Promise<Result<T, AuthErrorCode>> {
  const followed = await attempt(action);
  return !followed.ok && followed.code === 'bad_credentials' ? err('bad_link') : followed;
}

function returnAddress(path: string, redirect?: string): string {
  const address = new URL(path, location.origin);
  if (redirect !== undefined) address.searchParams.set('redirect', redirect);
  return address.href;
}
