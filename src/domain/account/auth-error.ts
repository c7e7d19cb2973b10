/** Why an account action failed; each has one sentence in `i18n/ko/auth.ts`. */
export type AuthErrorCode =
  | 'bad_credentials'
  | 'email_in_use'
  | 'weak_password'
  | 'too_many_requests'
  | 'offline'
  | 'user_disabled'
  /** Of an id that no document of ours can be named by, as an operator may have given one. */
  | 'unusable'
  | 'invalid_email'
  | 'bad_link'
  | 'requires_recent_login'
  | 'no_user'
  | 'unknown';
