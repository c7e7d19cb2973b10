import { expect, test } from 'vitest';
import type { RemoteUser } from '#data/remote/auth.ts';
import type { Session } from '#domain/account/account.ts';
import { parseUserId } from '#domain/ids.ts';
import { isSameSession, sessionOf } from './session-of.ts';

const uid = parseUserId('buyer1') ?? expect.unreachable('not an id');
const other = parseUserId('other') ?? expect.unreachable('not an id');
const loading: Session = { kind: 'loading' };
const user: RemoteUser = {
  uid,
  email: 'buyer@example.com',
  displayName: '금빛',
  isEmailVerified: false,
  claims: { isAdmin: null, isEmailVerified: false },
};
const admin: Session = {
  kind: 'signed_in',
  uid,
  email: 'buyer@example.com',
  displayName: '금빛',
  isEmailVerified: true,
  isAdmin: true,
};

test('nobody is signed out', () => {
  expect(sessionOf(null, admin)).toEqual({ kind: 'signed_out' });
});

test('an absent admin claim means no admin, whatever the hint said', () => {
  expect(sessionOf(user, admin)).toMatchObject({ isAdmin: false });
});

test('the admin claim makes an admin', () => {
  const claims = { isAdmin: true, isEmailVerified: true };
  expect(sessionOf({ ...user, claims }, loading)).toMatchObject({ isAdmin: true, isEmailVerified: true });
});

test('the verification claim wins over the account, since the server goes by the token', () => {
  const claims = { isAdmin: null, isEmailVerified: false };
  expect(sessionOf({ ...user, isEmailVerified: true, claims }, loading)).toMatchObject({
    isEmailVerified: false,
  });
});

test('a token without the verification claim leaves it to the account', () => {
  const claims = { isAdmin: null, isEmailVerified: null };
  expect(sessionOf({ ...user, isEmailVerified: true, claims }, loading)).toMatchObject({
    isEmailVerified: true,
  });
});

test('while the token cannot be read, the same person stays what they were', () => {
  const unread = { ...user, isEmailVerified: true, claims: null };
  expect(sessionOf(unread, admin)).toMatchObject({ isAdmin: true, isEmailVerified: true });
});

test('while the token cannot be read, another person inherits nothing', () => {
  expect(sessionOf({ ...user, uid: other, claims: null }, admin)).toMatchObject({ isAdmin: false });
});

test('sessions are the same when every part of them is', () => {
  expect(isSameSession(admin, { ...admin })).toBe(true);
  expect(isSameSession(admin, { ...admin, isAdmin: false })).toBe(false);
  expect(isSameSession(admin, { kind: 'signed_out' })).toBe(false);
  expect(isSameSession(loading, { kind: 'loading' })).toBe(true);
});
