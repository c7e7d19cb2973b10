import { isAcceptablePassword, isEmailLike } from '#domain/account/credentials.ts';
import { authErrorText, authText } from '#i18n/ko/auth.ts';

/** What is wrong with a typed e-mail address, in words; undefined when nothing is. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return authText.invalid.emailMissing;
  return isEmailLike(email) ? undefined : authErrorText.invalid_email;
}

/** The same for a password that is to be set; one that exists already only has to be there. */
export const newPasswordError = (password: string): string | undefined =>
  isAcceptablePassword(password) ? undefined : authErrorText.weak_password;

export const currentPasswordError = (password: string): string | undefined =>
  password === '' ? authText.invalid.passwordMissing : undefined;
