import { FirebaseError } from 'firebase/app';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { authErrorOf } from './auth-code.ts';

/** Runs an account action: what Firebase refuses becomes a code, what is a bug still throws. */
export async function attempt<T>(action: () => Promise<T>): Promise<Result<T, AuthErrorCode>> {
  try {
    return ok(await action());
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    const code = authErrorOf(error.code);
    if (code === 'unknown') console.warn('an account action was refused', error);
    return err(code);
  }
}
