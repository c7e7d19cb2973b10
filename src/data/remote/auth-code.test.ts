import { expect, test } from 'vitest';
import { authErrorOf } from './auth-code.ts';

test.each([
  ['auth/invalid-credential', 'bad_credentials'],
  ['auth/user-not-found', 'bad_credentials'],
  ['auth/wrong-password', 'bad_credentials'],
  ['auth/email-already-in-use', 'email_in_use'],
  ['auth/weak-password', 'weak_password'],
  ['auth/too-many-requests', 'too_many_requests'],
  ['auth/network-request-failed', 'offline'],
  ['auth/user-disabled', 'user_disabled'],
  ['auth/invalid-email', 'invalid_email'],
  ['auth/expired-action-code', 'bad_link'],
  ['auth/invalid-action-code', 'bad_link'],
  ['auth/requires-recent-login', 'requires_recent_login'],
  ['auth/no-current-user', 'no_user'],
  ['auth/operation-not-allowed', 'unknown'],
  ['', 'unknown'],
])('%s is %s', (provider, code) => {
  expect(authErrorOf(provider)).toBe(code);
});
