// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '#domain/account/account.ts';
import { parseUserId } from '#domain/ids.ts';
import { keepSessionHint, parseSessionHint, readSessionHint, SESSION_HINT_KEY } from './session-hint.ts';

afterEach(() => localStorage.clear());

const signedIn = fc
  .record({
    uid: fc.constantFrom('buyer1', 'seller-2'),
    email: fc.emailAddress(),
    displayName: fc.string(),
    isEmailVerified: fc.boolean(),
    isAdmin: fc.boolean(),
  })
  .map((hint): Session => {
    const uid = parseUserId(hint.uid);
    return uid ? { kind: 'signed_in', ...hint, uid } : { kind: 'signed_out' };
  });

test('a kept session is read back as it was', () => {
  fc.assert(
    fc.property(signedIn, (session) => {
      keepSessionHint(session);
      expect(readSessionHint()).toEqual(session);
    }),
  );
});

test('signing out forgets the hint', () => {
  localStorage.setItem(SESSION_HINT_KEY, '{"uid":"buyer1"}');
  keepSessionHint({ kind: 'signed_out' });
  expect(localStorage.getItem(SESSION_HINT_KEY)).toBeNull();
});

test('a hint that is no JSON counts as none', () => {
  localStorage.setItem(SESSION_HINT_KEY, '{"uid":');
  expect(readSessionHint()).toBeNull();
});

test('whatever stands in its place, reading a hint gives a whole session or none', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const hint = parseSessionHint(value);
      expect(hint === null || hint.kind === 'signed_in').toBe(true);
    }),
  );
});

test.each([
  ['a missing uid', { email: 'a@b.kr', displayName: '', verified: true, admin: false }],
  ['a uid that is no id', { uid: 'a/b', email: 'a@b.kr', displayName: '', verified: true, admin: false }],
  [
    'an admin flag that is no boolean',
    { uid: 'a', email: 'a@b.kr', displayName: '', verified: true, admin: 'true' },
  ],
])('%s makes a hint unusable', (_what, value) => {
  expect(parseSessionHint(value)).toBeNull();
});
