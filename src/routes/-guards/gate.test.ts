import { describe, expect, it } from 'vitest';
import type { Session } from '#domain/account/account.ts';
import { parseUserId } from '#domain/ids.ts';
import { gateOf } from './gate.ts';

function signedIn(isEmailVerified: boolean, isAdmin: boolean): Session {
  const uid = parseUserId('u1');
  if (!uid) throw new Error('not an id');
  return { kind: 'signed_in', uid, email: 'a@example.com', displayName: '', isEmailVerified, isAdmin };
}

describe('the way into guarded pages', () => {
  it('is not decided while nobody knows who is at the screen', () => {
    expect(gateOf({ kind: 'loading' }, 'member')).toBe('wait');
    expect(gateOf({ kind: 'loading' }, 'admin')).toBe('wait');
  });

  it('leads strangers to the login', () => {
    expect(gateOf({ kind: 'signed_out' }, 'member')).toBe('to_login');
    expect(gateOf({ kind: 'signed_out' }, 'admin')).toBe('to_login');
  });

  it('leads unverified people, admins too, to the verification', () => {
    expect(gateOf(signedIn(false, false), 'member')).toBe('to_verify_email');
    expect(gateOf(signedIn(false, true), 'admin')).toBe('to_verify_email');
  });

  it('is open to verified members, but not to the admin pages', () => {
    expect(gateOf(signedIn(true, false), 'member')).toBe('enter');
    expect(gateOf(signedIn(true, false), 'admin')).toBe('to_home');
  });

  it('is open to admins everywhere', () => {
    expect(gateOf(signedIn(true, true), 'member')).toBe('enter');
    expect(gateOf(signedIn(true, true), 'admin')).toBe('enter');
  });
});
