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
    expect(gateOf({ kind: 'loading' }, 'member', false)).toBe('wait');
    expect(gateOf({ kind: 'loading' }, 'admin', false)).toBe('wait');
  });

  it('leads strangers to the login', () => {
    expect(gateOf({ kind: 'signed_out' }, 'member', false)).toBe('to_login');
    expect(gateOf({ kind: 'signed_out' }, 'admin', false)).toBe('to_login');
  });

  it('leads nobody to a login that is about to be loaded afresh', () => {
    expect(gateOf({ kind: 'signed_out' }, 'member', true)).toBe('wait');
  });

  it('leads unverified people, admins too, to the verification', () => {
    expect(gateOf(signedIn(false, false), 'member', false)).toBe('to_verify_email');
    expect(gateOf(signedIn(false, true), 'admin', false)).toBe('to_verify_email');
  });

  it('is open to verified members, but not to the admin pages', () => {
    expect(gateOf(signedIn(true, false), 'member', false)).toBe('enter');
    expect(gateOf(signedIn(true, false), 'admin', false)).toBe('to_home');
  });

  it('is open to admins everywhere', () => {
    expect(gateOf(signedIn(true, true), 'member', false)).toBe('enter');
    expect(gateOf(signedIn(true, true), 'admin', false)).toBe('enter');
  });
});
