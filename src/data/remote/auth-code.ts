import type { AuthErrorCode } from '#domain/account/auth-error.ts';

/** The provider's own code (`auth/…`) in our words; what we do not know is `unknown`. */
export function authErrorOf(providerCode: string): AuthErrorCode {
  switch (providerCode) {
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/user-not-found':
    case 'auth/user-mismatch':
    case 'auth/wrong-password':
      return 'bad_credentials';
    case 'auth/email-already-in-use':
      return 'email_in_use';
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
    case 'auth/missing-password':
      return 'weak_password';
    case 'auth/too-many-requests':
    case 'auth/quota-exceeded':
      return 'too_many_requests';
    case 'auth/network-request-failed':
    case 'auth/timeout':
      return 'offline';
    case 'auth/user-disabled':
      return 'user_disabled';
    case 'auth/invalid-email':
    case 'auth/missing-email':
    case 'auth/invalid-recipient-email':
      return 'invalid_email';
    case 'auth/expired-action-code':
    case 'auth/invalid-action-code':
    case 'auth/missing-oob-code':
    case 'auth/missing-code':
      return 'bad_link';
    case 'auth/requires-recent-login':
    case 'auth/user-token-expired':
    case 'auth/invalid-user-token':
      return 'requires_recent_login';
    case 'auth/no-current-user':
    case 'auth/null-user':
      return 'no_user';
    default:
      return 'unknown';
  }
}
