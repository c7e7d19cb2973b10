/** Why an account action failed; each has one sentence in `i18n/ko/auth.ts`. */
export type AuthErrorCode =
  | 'bad_credentials'
  | 'email_in_use'
  | 'weak_password'
  | 'too_many_requests'
  | 'offline'
  | 'user_disabled'
  | 'invalid_email'
  | 'bad_link'
  | 'requires_recent_login'
  | 'no_user'
  | 'unknown';
