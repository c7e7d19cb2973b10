import type { Session } from '#domain/account/account.ts';
import { userId } from './domain-fixtures.ts';

/** The session of a verified member who is no admin. */
export const memberSession = (uid: string): Session => ({
  kind: 'signed_in',
  uid: userId(uid),
  email: `${uid}@example.com`,
  displayName: '',
  isEmailVerified: true,
  isAdmin: false,
});
