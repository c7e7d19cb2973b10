import type { PasswordChange } from '#data/remote/auth-account.ts';
import { withinTimeLimit } from '#device/time-limit.ts';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { err, type Result } from '#domain/result.ts';
import { loadAuth, loadAuthAccount, loadAuthMail } from '#session/remote-modules.ts';
import { sessionStore } from '#session/session-store.ts';
import { forgetLeaving } from './leaving-for-good.ts';
import { readLeaving } from './leaving-mark.ts';
import { finishSignOuts } from './leaving.ts';
import {
  clearPendingProfile,
  keepPendingProfile,
  readPendingProfile,
  type PendingProfile,
} from './pending-profile.ts';
import { recordSignUp } from './sign-up-record.ts';

type AuthResult<T> = Promise<Result<T, AuthErrorCode>>;

/** A chunk that has not arrived by then is not waited for. */
const CHUNK_TIMEOUT_MS = 120_000;

export const signIn = (email: string, password: string): AuthResult<null> =>
  using(loadAuthAccount, async (account) => {
    await finishSignOuts();
    const signedIn = await account.signIn(email, password);
    if (signedIn.ok) await keepWhatIsTheirs();
    return signedIn;
  });

/** What could not be wiped of somebody is theirs again: the next start must not sign them out for it. */
async function keepWhatIsTheirs(): Promise<void> {
  if (readLeaving().length === 0) return;
  const uid = await (await loadAuth()).signedInUid();
  if (uid) forgetLeaving(uid);
}

export interface SignUpForm extends Omit<PendingProfile, 'isRecorded'> {
  readonly password: string;
}

/**
 * Creates the account, keeps what was typed and agreed to on the device and then on the server, and sends the
 * verification mail, whose link leads on to the page that was wanted.
 */
export const signUp = (
  { password, ...profile }: SignUpForm,
  wanted: string | undefined,
): AuthResult<{ isMailSent: boolean }> =>
  using(loadAuthAccount, async (account) => {
    await finishSignOuts();
    const { email, nickname } = profile;
    const earlier = readPendingProfile(email);
    // Before the account exists: a page that dies in between must not lose what was typed.
    keepPendingProfile({ ...profile, isRecorded: false });
    const created = await account.signUp({ email, password, nickname, mayBeThere: earlier !== null, wanted });
    if (created.ok) await recordSignUp(created.value.uid, email);
    // Without an answer it may be there.
    else if (created.code !== 'offline') {
      // What an earlier try may have made is made of what was typed for that one.
      if (earlier) keepPendingProfile(earlier);
      else clearPendingProfile();
    }
    return created;
  });

export const changePassword = (change: PasswordChange): AuthResult<null> =>
  using(loadAuthAccount, (account) => account.changePassword(change));

/** Changes the name that Firebase Auth keeps; the profile itself is the server's. */
export const renameUser = (displayName: string): AuthResult<null> =>
  using(loadAuthAccount, (account) => account.renameUser(displayName));

export const sendVerificationMail = (wanted: string | undefined): AuthResult<null> =>
  using(loadAuthMail, async (mail) => {
    await sessionStore.confirm();
    return mail.sendVerificationMail(wanted);
  });

/** Answers alike whether or not there is such an account. */
export const sendResetMail = (email: string): AuthResult<null> =>
  using(loadAuthMail, (mail) => mail.sendResetMail(email));

/** Gives the address that the reset link was sent to. */
export const checkResetCode = (oobCode: string): AuthResult<string> =>
  using(loadAuthMail, (mail) => mail.checkResetCode(oobCode));

export const resetPassword = (oobCode: string, password: string): AuthResult<null> =>
  using(loadAuthMail, (mail) => mail.resetPassword(oobCode, password));

/** Asks the server anew whether the signed-in person's address is verified. */
export const checkVerification = (): AuthResult<boolean> =>
  using(loadAuthMail, async (mail) => {
    await sessionStore.confirm();
    return mail.readVerification();
  });

const applied = new Map<string, AuthResult<null>>();

/**
 * Uses up the code of a verification link, once however often a screen asks (a second application of a
 * good code would be refused), and lets a signed-in person's token know of it.
 */
export function applyVerification(oobCode: string): AuthResult<null> {
  const known = applied.get(oobCode);
  if (known) return known;
  const result = using(loadAuthMail, (mail) => mail.applyCode(oobCode)).then(async (outcome) => {
    // One that was used before, by a mail program or without an answer, has verified the address all the same.
    if (outcome.ok || outcome.code === 'bad_link') await checkVerification();
    // A dead link stays dead; whatever else failed may be tried again.
    if (!outcome.ok && outcome.code !== 'bad_link') applied.delete(oobCode);
    return outcome;
  });
  applied.set(oobCode, result);
  return result;
}

/** Runs an action on a lazily loaded module; without the chunk there is no network either. */
async function using<Module, T>(
  load: () => Promise<Module>,
  action: (module: Module) => AuthResult<T>,
): AuthResult<T> {
  let module: Module;
  try {
    module = await withinTimeLimit(CHUNK_TIMEOUT_MS, load());
  } catch (error) {
    console.warn('a part of the app could not be loaded', error);
    return err('offline');
  }
  return action(module);
}
